// Written by scripts/make-elements; change the lists there.

// MARK: - Form controls

/// `<button>`
@inlinable public func button<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<button", "</button>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<datalist>`
@inlinable public func datalist<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<datalist", "</datalist>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<label>`
@inlinable public func label<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<label", "</label>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<optgroup>`
@inlinable public func optgroup<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<optgroup", "</optgroup>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<option>`
@inlinable public func option<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<option", "</option>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<output>`
@inlinable public func output<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<output", "</output>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<select>`
@inlinable public func select<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<select", "</select>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<textarea>`
@inlinable public func textarea<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, Content: View>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(),
    @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, Content> {
    Tag("<textarea", "</textarea>", AttributePair(AttributePair(a, b), AttributePair(c, d)), content())
}

/// `<input>`
@inlinable public func input<A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute()
) -> VoidTag<AttributePair<AttributePair<A, B>, AttributePair<C, D>>> {
    VoidTag("<input", AttributePair(AttributePair(a, b), AttributePair(c, d)))
}
