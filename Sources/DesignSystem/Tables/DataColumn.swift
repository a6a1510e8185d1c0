package import Localization

/// The head of a column of a `DataTable`.
package struct DataColumn: Hashable, Sendable {
    package var title: LocalizedText
    /// Whether its values are figures, which stand at the right.
    package var isFigure: Bool

    package init(_ title: LocalizedText, isFigure: Bool = false) {
        self.title = title
        self.isFigure = isFigure
    }
}
