/// Finds a place for each label, so that no two overlap and none lies outside of the chart; what finds none, or none in a narrow chart, is left out there.
struct LabelPass {
    /// The width of the axis at the left of the plot with its distance, and the height of the chart, in pixels.
    let axis: Int
    let height: Int
    /// The width of the column at the right of the plot.
    let ends: Int
    private var taken: [ChartWidth: [LabelBox]] = [:]
    private(set) var placed: [PlacedLabel] = []

    /// - Parameters:
    ///   - axis: The labels of the axis, which others stay away from; nil: none.
    ///   - boxes: What these cover.
    ///   - ends: The width of the column at the right.
    init(axis: ValueLabels?, boxes: [LabelBox], height: Int, ends: Int = 0) {
        self.axis = axis.map { $0.width + ValueLabels.gap } ?? 0
        self.height = height
        self.ends = ends
        for width in ChartWidth.allCases { taken[width] = boxes }
    }

    /// Keeps labels away from what is drawn there.
    mutating func avoid(from: ChartWidth = .tiny, _ box: (ChartWidth) -> LabelBox) {
        for width in ChartWidth.allCases where width >= from { taken[width, default: []].append(box(width)) }
    }

    /// - Parameter labels: the most important first.
    mutating func place(_ labels: [ChartLabel]) {
        for label in labels {
            let text = TextWidth.pixels(label.text, isStrong: label.isStrong)
            var best: (place: LabelPlace, from: ChartWidth)?
            for place in label.places {
                guard let from = narrowest(place, text, from: label.from), best.map({ from < $0.from }) ?? true else { continue }
                best = (place, from)
            }
            guard let best else { continue }
            placed.append(PlacedLabel(text: label.text, isStrong: label.isStrong, place: best.place, from: best.from))
            for width in ChartWidth.allCases where width >= best.from {
                taken[width, default: []].append(best.place.box(text, at: width))
            }
        }
    }

    /// The narrowest width from which on the place is free; nil: it is not free in a wide chart.
    private func narrowest(_ place: LabelPlace, _ text: Int, from: ChartWidth) -> ChartWidth? {
        ChartWidth.allCases.reversed().prefix { $0 >= from && isFree(place.box(text, at: $0), at: $0) }.last
    }

    private func isFree(_ box: LabelBox, at width: ChartWidth) -> Bool {
        contains(box, at: width) && !(taken[width] ?? []).contains { $0.overlaps(box) }
    }

    /// Whether a box lies in the chart of a width.
    func contains(_ box: LabelBox, at width: ChartWidth) -> Bool {
        box.x.lowerBound >= -axis && box.x.upperBound <= width.plot + (width.hasEndColumn ? ends : 0) && box.y.lowerBound >= 0
            && box.y.upperBound <= height
    }
}
