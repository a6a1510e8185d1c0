/// The text anchor of a chart label, chosen so that the label stays inside the chart.
enum TextAnchor {
    case start, middle, end

    /// - Parameter x: The position in thousandths of the width.
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
