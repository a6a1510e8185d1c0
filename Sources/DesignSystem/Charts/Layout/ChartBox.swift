/// The rows of a chart, in pixels of a text of 12 px: room for the value above the highest point, the plot, and the labels of its axis. The markup has
/// them in `em`, so that a chart grows with its text.
struct ChartBox: Hashable {
    let top: Int
    let plot: Int
    let height: Int

    static let standard = ChartBox(top: 36, plot: 144, height: 204)

    /// The bottom of the plot.
    var bottom: Int { top + plot }

    /// The baseline of the labels of the horizontal axis.
    var axis: Int { height - 5 }

    /// The width of the column of end labels, and of the text in it.
    static let ends = 72
    static let endText = 64

    /// The baseline of the label of a value.
    func label(_ value: Int64, _ axis: ValueAxis) -> Int { y(value, axis) + 4 }

    func y(_ amount: Int64, _ axis: ValueAxis) -> Int { top + axis.distance(amount, in: plot) }
}
