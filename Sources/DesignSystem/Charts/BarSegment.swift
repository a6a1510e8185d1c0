/// A part of a column as it is drawn: in pixels of a text of 12 px, from the top of the chart.
struct BarSegment: Hashable {
    /// The index of its series.
    var series: Int
    var top: Int
    var height: Int

    /// The segments of a column: those above zero from the bottom up, then those below zero from the top down.
    ///
    /// The segments of a side touch one another, and together are as high as the sum of the side: each ends at the rounded place of the sum up to it, so
    /// that no roundings add up. Parts that are less than a pixel are not drawn, but of a side that has no other the largest is, one pixel high.
    static func segments(of stack: ChartStack, _ axis: ValueAxis, _ box: ChartBox) -> [BarSegment] {
        side(stack.parts.filter { $0.to > $0.from }, isAbove: true, axis, box)
            + side(stack.parts.filter { $0.to < $0.from }, isAbove: false, axis, box)
    }

    private static func side(_ parts: [ChartStack.Part], isAbove: Bool, _ axis: ValueAxis, _ box: ChartBox) -> [BarSegment] {
        let segments = parts.map { part in
            let (start, end) = (box.y(part.from, axis), box.y(part.to, axis))
            return BarSegment(series: part.series, top: min(start, end), height: abs(end - start))
        }
        let drawn = segments.filter { $0.height > 0 }
        let largest = parts.max { ($0.to - $0.from).magnitude < ($1.to - $1.from).magnitude }
        guard drawn.isEmpty, let largest else { return drawn }
        let zero = box.y(0, axis)
        return [BarSegment(series: largest.series, top: isAbove ? zero - 1 : zero, height: 1)]
    }
}
