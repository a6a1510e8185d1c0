/// The side of a text that is at its position.
enum TextAnchor: Hashable {
    case start, middle, end

    /// The anchor of a text of a width over a point, so that it stays inside of a small chart where that is possible.
    ///
    /// - Parameters:
    ///   - x: The point in thousandths of the plot.
    ///   - axis: The width at the left of the plot, in pixels, which the text may cover.
    init(at x: Int, axis: Int, text: Int) {
        let plot = ChartWidth.small.plot
        let (left, right) = (axis + x * plot / 1_000, (1_000 - x) * plot / 1_000)
        self = min(left, right) >= text / 2 ? .middle : left > right ? .end : .start
    }

    var value: String {
        switch self {
        case .start: "start"
        case .middle: "middle"
        case .end: "end"
        }
    }
}
