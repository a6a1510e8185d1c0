// Written by scripts/make-elements; change the lists there.

// MARK: - Tables

/// `<caption>`
@inlinable public func caption<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<caption", "</caption>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<table>`
@inlinable public func table<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<table", "</table>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<tbody>`
@inlinable public func tbody<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<tbody", "</tbody>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<td>`
@inlinable public func td<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<td", "</td>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<tfoot>`
@inlinable public func tfoot<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<tfoot", "</tfoot>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<th>`
@inlinable public func th<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<th", "</th>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<thead>`
@inlinable public func thead<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<thead", "</thead>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<tr>`
@inlinable public func tr<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<tr", "</tr>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}
