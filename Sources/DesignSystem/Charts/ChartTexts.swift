import HTML
import Localization

/// The labels of a chart at the places that the layout found.
struct ChartTexts: View {
    let labels: [PlacedLabel]
    var ends: [EndLabel] = []

    var body: some View {
        ForEach(labels.indices, id: \.description) { index in
            let label = labels[index]
            svgText(
                .classes(ClassName("chart-label"), label.isStrong ? ClassName("label-strong") : nil, label.from.className),
                .permille("x", label.place.x), .em("y", label.place.baseline), .attribute("text-anchor", label.place.anchor.value)
            ) { .verbatim(label.text) }
        }
        ForEach(ends.indices, id: \.description) { index in
            let end = ends[index]
            ForEach(end.lines.indices, id: \.description) { line in
                svgText(
                    .classes(ClassName(end.isStrong ? "chart-label end-label label-strong" : "chart-label end-label"), end.from.className),
                    .attribute("x", "100%"), .em("y", end.baseline + line * LabelBox.line)
                ) { .verbatim(end.lines[line]) }
            }
        }
    }
}
