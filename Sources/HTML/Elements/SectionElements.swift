// Written by scripts/make-elements; change the lists there.

// MARK: - Sections

/// `<article>`
@inlinable public func article<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<article", "</article>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<aside>`
@inlinable public func aside<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<aside", "</aside>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<details>`
@inlinable public func details<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<details", "</details>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<dialog>`
@inlinable public func dialog<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<dialog", "</dialog>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<div>`
@inlinable public func div<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<div", "</div>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<fieldset>`
@inlinable public func fieldset<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<fieldset", "</fieldset>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<figcaption>`
@inlinable public func figcaption<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<figcaption", "</figcaption>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<figure>`
@inlinable public func figure<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<figure", "</figure>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<footer>`
@inlinable public func footer<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<footer", "</footer>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<form>`
@inlinable public func form<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<form", "</form>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<h1>`
@inlinable public func h1<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<h1", "</h1>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<h2>`
@inlinable public func h2<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<h2", "</h2>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<h3>`
@inlinable public func h3<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<h3", "</h3>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<h4>`
@inlinable public func h4<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<h4", "</h4>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<header>`
@inlinable public func header<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<header", "</header>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<legend>`
@inlinable public func legend<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<legend", "</legend>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<main>`
@inlinable public func main<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<main", "</main>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<nav>`
@inlinable public func nav<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<nav", "</nav>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<section>`
@inlinable public func section<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<section", "</section>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<search>`
@inlinable public func search<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<search", "</search>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<summary>`
@inlinable public func summary<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<summary", "</summary>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<hr>`
@inlinable public func hr<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute()
) -> VoidTag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>> {
    VoidTag("<hr", AttributePair(AttributePair(a, b), AttributePair(c, d)))
}
