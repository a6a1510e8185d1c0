import HTML
import Localization

/// The frame of every chart: a `<figure>` with a title, a description, and the data as a collapsible table.
struct ChartFrame<Drawing: View>: View {
    let id: String
    let title: LocalizedText
    let description: LocalizedText
    let height: Int
    let table: ChartTable?
    let palette: ClassName?
    let drawing: Drawing

    init(
        id: String, title: LocalizedText, description: LocalizedText, height: Int, table: ChartTable?, color: PaletteColor?,
        @ViewBuilder drawing: () -> Drawing
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.height = height
        self.table = table
        palette = color?.className
        self.drawing = drawing()
    }

    var body: some View {
        figure(.classes(ClassName("chart"), palette)) {
            svg(
                .height(height), .role("group"), .aria("labelledby", "\(id)-title"), .aria("describedby", "\(id)-desc")
            ) {
                svgTitle(.id("\(id)-title")) { title }
                desc(.id("\(id)-desc")) { description }
                drawing
            }
            table
        }
    }
}
