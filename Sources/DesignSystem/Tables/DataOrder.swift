package import Localization

/// An order of a `DataTable`: a choice where the heads are not shown, and, where a column has it, a link in the column's head.
package struct DataOrder: Hashable, Sendable {
    /// As the choice says it.
    package var title: LocalizedText
    /// The same list in this order.
    package var path: String
    /// Whether the last, largest or newest value comes first.
    package var isDescending: Bool
    package var isSelected: Bool

    package init(_ title: LocalizedText, path: String, isDescending: Bool = false, isSelected: Bool = false) {
        self.title = title
        self.path = path
        self.isDescending = isDescending
        self.isSelected = isSelected
    }

    /// The value of `aria-sort`.
    var direction: String { isDescending ? "descending" : "ascending" }
}
