// Written by scripts/make-elements; change the lists there.

// MARK: - SVG

/// `<svg>` of SVG
@inlinable
public func svg<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<svg", "</svg>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<g>` of SVG
@inlinable
public func g<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<g", "</g>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<defs>` of SVG
@inlinable
public func defs<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<defs", "</defs>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<symbol>` of SVG
@inlinable
public func symbol<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<symbol", "</symbol>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<use>` of SVG
@inlinable
public func use<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<use", "</use>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<clipPath>` of SVG
@inlinable
public func clipPath<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<clipPath", "</clipPath>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<path>` of SVG
@inlinable
public func path<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<path", "</path>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<rect>` of SVG
@inlinable
public func rect<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<rect", "</rect>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<circle>` of SVG
@inlinable
public func circle<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<circle", "</circle>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<ellipse>` of SVG
@inlinable
public func ellipse<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<ellipse", "</ellipse>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<line>` of SVG
@inlinable
public func line<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<line", "</line>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<polyline>` of SVG
@inlinable
public func polyline<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<polyline", "</polyline>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<polygon>` of SVG
@inlinable
public func polygon<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<polygon", "</polygon>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<linearGradient>` of SVG
@inlinable
public func linearGradient<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<linearGradient", "</linearGradient>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<stop>` of SVG
@inlinable
public func stop<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<stop", "</stop>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<desc>` of SVG
@inlinable
public func desc<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<desc", "</desc>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<text>` of SVG
@inlinable
public func svgText<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<text", "</text>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<tspan>` of SVG
@inlinable
public func tspan<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<tspan", "</tspan>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}

/// `<title>` of SVG
@inlinable
public func svgTitle<
    A: AttributeProtocol, B: AttributeProtocol, C: AttributeProtocol, D: AttributeProtocol, E: AttributeProtocol, F: AttributeProtocol,
    Content: View
>(
    _ a: A = NoAttribute(), _ b: B = NoAttribute(), _ c: C = NoAttribute(), _ d: D = NoAttribute(), _ e: E = NoAttribute(),
    _ f: F = NoAttribute(), @ViewBuilder content: () -> Content = { EmptyView() }
) -> Tag<AttributePair<AttributePair<AttributePair<A, B>, AttributePair<C, D>>, AttributePair<E, F>>, Content> {
    Tag(
        "<title", "</title>",
        AttributePair(AttributePair(AttributePair(a, b), AttributePair(c, d)), AttributePair(e, f)), content())
}
