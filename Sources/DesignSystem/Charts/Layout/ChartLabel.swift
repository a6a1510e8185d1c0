/// A text that belongs somewhere in a chart, with the places that it may have, the best first.
struct ChartLabel: Hashable {
    var text: String
    var isStrong = false
    /// Not shown in narrower charts, even if there is room.
    var from = ChartWidth.tiny
    var places: [LabelPlace]
}

/// A place of a label: horizontally in thousandths of the plot, vertically the baseline in pixels.
struct LabelPlace: Hashable {
    var x: Int
    var baseline: Int
    var anchor = TextAnchor.middle

    /// What a text of a width covers there.
    func box(_ text: Int, at width: ChartWidth) -> LabelBox {
        let middle = x * width.plot / 1_000
        let left =
            switch anchor {
            case .start: middle
            case .middle: middle - text / 2
            case .end: middle - text
            }
        return LabelBox(x: left..<left + text, y: LabelBox.rows(baseline))
    }
}

/// A label that has a place.
struct PlacedLabel: Hashable {
    var text: String
    var isStrong: Bool
    var place: LabelPlace
    /// The narrowest chart in which it collides with nothing; it is shown from there on.
    var from: ChartWidth

    /// What it covers.
    func box(at width: ChartWidth) -> LabelBox { place.box(TextWidth.pixels(text, isStrong: isStrong), at: width) }
}
