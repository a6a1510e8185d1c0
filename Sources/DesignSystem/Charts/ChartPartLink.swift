import HTML
import Localization

/// A part of a column that leads to its own transactions.
struct ChartPartLink: View {
    /// In thousandths of the width.
    let left: Int
    let width: Int
    /// In pixels of a text of 12 px.
    let top: Int
    let height: Int
    let label: LocalizedText
    let path: String

    var body: some View {
        a(.class("part"), .href(path), .ariaLabel(label)) {
            svgTitle { label }
            rect(.permille("x", left), .permille("width", width), .em("y", top), .em("height", height))
        }
    }
}
