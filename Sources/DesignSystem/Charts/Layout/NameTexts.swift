/// A name in the widths of a chart: in full where there is room, otherwise truncated.
enum NameTexts {
    /// A text that is shown from one width on, up to another one.
    struct Variant: Hashable {
        var text: String
        var from: ChartWidth
        /// The first width in which it is not shown any more; nil: it is shown in all wider ones.
        var to: ChartWidth?
    }

    /// - Parameter room: The most pixels in each width, which grow.
    static func variants(_ name: String, room: (ChartWidth) -> Int) -> [Variant] {
        var variants: [Variant] = []
        for width in ChartWidth.allCases {
            let text = TextWidth.truncated(name, to: room(width))
            guard variants.last?.text != text else { continue }
            if !variants.isEmpty { variants[variants.count - 1].to = width }
            variants.append(Variant(text: text, from: width))
        }
        return variants
    }
}
