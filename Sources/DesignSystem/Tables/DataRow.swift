package import HTML
package import Localization

/// A line of a `DataTable`: the name, which may lead to the details, and its cells.
package struct DataRow<Leading: View, Cells: View>: View {
    @usableFromInline let title: LocalizedText
    @usableFromInline let subtitle: LocalizedText?
    @usableFromInline let path: String?
    @usableFromInline let id: String?
    @usableFromInline let leading: Leading
    @usableFromInline let cells: Cells

    /// - Parameters:
    ///   - subtitle: What the cells without a figure say, where the line is a row; it is not shown beside them.
    ///   - leading: A tile or a disc, or nothing.
    ///   - cells: `DataCell`s and one `DataFigure`, in the order of the columns.
    @inlinable package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, path: String? = nil, id: String? = nil,
        @ViewBuilder leading: () -> Leading, @ViewBuilder cells: () -> Cells
    ) {
        self.title = title
        self.subtitle = subtitle
        self.path = path
        self.id = id
        self.leading = leading()
        self.cells = cells()
    }

    @inlinable package var body: some View {
        tr(.class("data-row"), .role("row"), id.map { TextAttribute.id($0) }) {
            th(.class("data-name"), .scope("row"), .role("rowheader")) {
                div(.class("data-title")) {
                    leading
                    div(.class("data-text")) {
                        if let path {
                            a(.class("row-title"), .href(path)) { title }
                        } else {
                            span(.class("row-title")) { title }
                        }
                        if let subtitle { span(.class("row-subtitle")) { subtitle } }
                    }
                }
            }
            cells
        }
    }
}

extension DataRow where Leading == EmptyView {
    @inlinable package init(
        _ title: LocalizedText, subtitle: LocalizedText? = nil, path: String? = nil, id: String? = nil, @ViewBuilder cells: () -> Cells
    ) {
        self.init(title, subtitle: subtitle, path: path, id: id, leading: { EmptyView() }, cells: cells)
    }
}
