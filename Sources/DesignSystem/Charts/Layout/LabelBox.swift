/// The place that a label covers: in pixels of a chart whose text has 12 px, from the left edge of the plot and the top of the chart.
struct LabelBox: Hashable {
    var x: Range<Int>
    var y: Range<Int>

    /// The height of a line of text.
    static let line = 15
    /// How far a text reaches above its baseline; the rest of the line is below it.
    static let ascent = 11

    func overlaps(_ other: LabelBox) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }

    /// The rows of a text with its first baseline there.
    static func rows(_ baseline: Int, lines: Int = 1) -> Range<Int> { baseline - ascent..<baseline - ascent + lines * line }
}
