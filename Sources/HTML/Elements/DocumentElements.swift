// Written by scripts/make-elements; change the lists there.

// MARK: - Document

/// `<html>`
@inlinable public func html<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<html", "</html>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<head>`
@inlinable public func head<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<head", "</head>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<body>`
@inlinable public func body<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<body", "</body>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<noscript>`
@inlinable public func noscript<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<noscript", "</noscript>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<title>`
@inlinable public func documentTitle<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<title", "</title>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<script>`
@inlinable public func script<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<script", "</script>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<meta>`
@inlinable public func meta<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute()
) -> VoidTag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>> {
    VoidTag("<meta", AttributePair(AttributePair(a, b), AttributePair(c, d)))
}

/// `<link>`
@inlinable public func link<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute()
) -> VoidTag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>> {
    VoidTag("<link", AttributePair(AttributePair(a, b), AttributePair(c, d)))
}
