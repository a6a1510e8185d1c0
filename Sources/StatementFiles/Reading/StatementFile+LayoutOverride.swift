package import Models

extension StatementFile {
    /// The user's choice of a file's layout.
    package enum LayoutOverride: Hashable, Sendable {
        /// The date order; the rest is detected.
        case dateOrder(DateOrder)
        /// The delimiter; the rest is detected with it.
        case delimiter(CSVLayout.Delimiter)
        /// The whole layout.
        case columns(ColumnLayout)
    }
}
