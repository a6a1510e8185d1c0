import HTML

/// To which side of its place a label of a chart is written, so that it stays inside.
enum TextAnchor {
    case start, middle, end

    /// - Parameter x: The place in thousandths of the width.
    init(at x: Int) {
        self = x < 250 ? .start : x > 750 ? .end : .middle
    }

    var value: String {
        switch self {
        case .start: "start"
        case .middle: "middle"
        case .end: "end"
        }
    }
}
