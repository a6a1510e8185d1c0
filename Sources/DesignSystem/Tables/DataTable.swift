package import HTML
package import Localization

/// A table of things, such as subscriptions or expenses: one line for each with its name first. Where the table has no room for its columns, on a
/// phone or with large text, each line is a row like those of a `Section`: the name over its second line, and one figure at the right.
///
/// The roles are written out, since a browser takes those of a table away from elements that are laid out as rows.
package struct DataTable<Rows: View>: View {
    private let heading: LocalizedText
    private let columns: [DataColumn]
    private let id: String?
    private let link: SectionLink?
    private let note: LocalizedText?
    private let rows: Rows

    /// - Parameters:
    ///   - heading: Shown above the table, and its accessible name.
    ///   - columns: One for each cell of a row, that of the name first.
    ///   - id: The id of the rows, for live updates.
    ///   - note: A footnote below the table.
    ///   - rows: `DataRow`s.
    package init(
        _ heading: LocalizedText, columns: [DataColumn], id: String? = nil, link: SectionLink? = nil, note: LocalizedText? = nil,
        @ViewBuilder rows: () -> Rows
    ) {
        self.heading = heading
        self.columns = columns
        self.id = id
        self.link = link
        self.note = note
        self.rows = rows()
    }

    package var body: some View {
        section(.class("data-section whole")) {
            div(.class("section-head")) {
                h2 { heading }
                if let link { a(.href(link.path)) { link.title } }
            }
            div(.class("card data-frame")) {
                table(.class("data-table"), .role("table"), .ariaLabel(heading)) {
                    thead(.role("rowgroup")) { head }
                    tbody(.role("rowgroup"), id.map { TextAttribute.id($0) }) { rows }
                }
            }
            if let note { p(.class("section-note")) { note } }
        }
    }

    private var head: some View {
        tr(.role("row")) {
            ForEach(columns.enumerated(), id: \.offset.description) { _, column in
                th(.scope("col"), .role("columnheader"), .when(column.isFigure, .class("number"))) { column.title }
            }
        }
    }
}
