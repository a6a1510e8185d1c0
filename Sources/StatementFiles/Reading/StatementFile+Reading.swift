package import Models

extension StatementFile {

    /// How a person says that a file is to be read.
    package enum Reading: Hashable, Sendable {
        /// The order of its dates; the rest as it is found.
        case dateOrder(DateOrder)
        /// What parts its fields; the rest as it is found then.
        case delimiter(CSVLayout.Delimiter)
        case columns(ColumnLayout)
    }
}
