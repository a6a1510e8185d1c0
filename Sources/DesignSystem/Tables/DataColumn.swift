package import Localization

/// The head of a column of a `DataTable`.
package struct DataColumn: Hashable, Sendable {
    package var title: LocalizedText
    /// Whether its values are figures, which stand at the right.
    package var isFigure: Bool
    /// The order by its values, which its head chooses; nil: the head is no link.
    package var order: DataOrder?

    package init(_ title: LocalizedText, isFigure: Bool = false, order: DataOrder? = nil) {
        self.title = title
        self.isFigure = isFigure
        self.order = order
    }
}
