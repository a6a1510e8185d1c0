import HTML
import Localization

/// The hairlines of the values of a chart with their labels at the left, and the zero line, which is stronger.
struct ChartGrid: View {
    let axis: ValueAxis
    /// Nil where amounts are hidden: the lines are drawn without labels.
    let values: ValueLabels?
    let box: ChartBox

    var body: some View {
        ForEach(axis.values.indices, id: \.description) { index in
            let y = box.y(axis.values[index], axis)
            line(
                .classes(ClassName("chart-base"), axis.values[index] == 0 ? ClassName("chart-zero") : nil),
                .integer("x1", 0), .attribute("x2", "100%"), .em("y1", y), .em("y2", y))
            if let values {
                svgText(.integer("x", -ValueLabels.gap), .em("y", box.label(axis.values[index], axis)), .attribute("text-anchor", "end")) {
                    .verbatim(values.texts[index])
                }
            }
        }
    }
}
