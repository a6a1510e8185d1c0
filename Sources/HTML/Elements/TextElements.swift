// Written by scripts/make-elements; change the lists there.

// MARK: - Text and lists

/// `<a>`
@inlinable public func a<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<a", "</a>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<abbr>`
@inlinable public func abbr<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<abbr", "</abbr>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<code>`
@inlinable public func code<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<code", "</code>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<dd>`
@inlinable public func dd<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<dd", "</dd>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<dl>`
@inlinable public func dl<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<dl", "</dl>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<dt>`
@inlinable public func dt<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<dt", "</dt>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<em>`
@inlinable public func em<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<em", "</em>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<kbd>`
@inlinable public func kbd<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<kbd", "</kbd>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<li>`
@inlinable public func li<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<li", "</li>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<mark>`
@inlinable public func mark<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<mark", "</mark>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<ol>`
@inlinable public func ol<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<ol", "</ol>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<p>`
@inlinable public func p<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<p", "</p>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<pre>`
@inlinable public func pre<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<pre", "</pre>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<progress>`
@inlinable public func progress<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<progress", "</progress>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<s>`
@inlinable public func s<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<s", "</s>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<small>`
@inlinable public func small<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<small", "</small>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<span>`
@inlinable public func span<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<span", "</span>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<strong>`
@inlinable public func strong<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<strong", "</strong>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<sub>`
@inlinable public func sub<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<sub", "</sub>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<sup>`
@inlinable public func sup<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<sup", "</sup>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<time>`
@inlinable public func time<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<time", "</time>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<ul>`
@inlinable public func ul<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<ul", "</ul>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<br>`
@inlinable public func br<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute()
) -> VoidTag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>> {
    VoidTag("<br", AttributePair(AttributePair(a, b), AttributePair(c, d)))
}

/// `<img>`
@inlinable public func img<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute()
) -> VoidTag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>> {
    VoidTag("<img", AttributePair(AttributePair(a, b), AttributePair(c, d)))
}

/// `<wbr>`
@inlinable public func wbr<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute()
) -> VoidTag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>> {
    VoidTag("<wbr", AttributePair(AttributePair(a, b), AttributePair(c, d)))
}
