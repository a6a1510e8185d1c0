package import HTML
package import Localization

/// A table of things, such as subscriptions or expenses: one line for each with its name first. Where the table has no room for its columns, on a
/// phone or with large text, each line is a row like those of a `Section`: the name over its second line, and one figure at the right.
///
/// A table that can be sorted has its orders in the heads of its columns; where these are not shown, a choice above the rows has all of them.
///
/// The roles are written out, since a browser takes those of a table away from elements that are laid out as rows.
package struct DataTable<Rows: View>: View {
    private let heading: LocalizedText
    private let columns: [DataColumn]
    private let orders: [DataOrder]
    private let id: String?
    private let link: SectionLink?
    private let note: LocalizedText?
    private let rows: Rows

    /// - Parameters:
    ///   - heading: Shown above the table, and its accessible name.
    ///   - columns: One for each cell of a row, that of the name first.
    ///   - orders: The choice where the heads are not shown, the standard order first; empty: the table is not sorted.
    ///   - id: The id of the rows, for live updates.
    ///   - note: A footnote below the table.
    ///   - rows: `DataRow`s.
    package init(
        _ heading: LocalizedText, columns: [DataColumn], orders: [DataOrder] = [], id: String? = nil, link: SectionLink? = nil,
        note: LocalizedText? = nil,
        @ViewBuilder rows: () -> Rows
    ) {
        self.heading = heading
        self.columns = columns
        self.orders = orders
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
            if !orders.isEmpty {
                div(.class("data-order")) {
                    ChoicePopover("Sort by", orders.map { FilterChip($0.title, path: $0.path, isSelected: $0.isSelected) })
                }
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
                th(
                    .scope("col"), .role("columnheader"), .when(column.isFigure, .class("number")),
                    .when(column.order?.isSelected ?? false, .aria("sort", column.order?.direction ?? ""))
                ) { title(of: column) }
            }
        }
    }

    /// A link that sorts; only the title where the heads are not shown, so that nothing hidden takes the focus.
    @ViewBuilder private func title(of column: DataColumn) -> some View {
        if let order = column.order {
            a(.class("data-sort"), .href(order.path), .data("keep", "")) {
                column.title
                if order.isSelected { Icon(order.isDescending ? .chevronDown : .chevronUp, size: .tiny) }
            }
            span(.class("data-head")) { column.title }
        } else {
            column.title
        }
    }
}
