import Models

/// A row of an undo image, with the names of its columns.
package struct ImageRow: Sendable {
    /// The change that the image belongs to.
    let change: ID<AuditRecord>
    /// The stored name of the row's table.
    package let table: String
    /// The names of its columns.
    let columns: [String]
    /// A value for each column.
    let values: [Value]

    /// The value of a column.
    ///
    /// - Throws: `StorageError.undoImage` if there is no such column.
    package func value(_ column: String) throws(StorageError) -> Value {
        guard let index = columns.firstIndex(of: column) else { throw error("has no column \(column)") }
        return values[index]
    }

    /// An integer.
    package func integer(_ column: String) throws(StorageError) -> Int64 {
        guard let number = try optionalInteger(column) else { throw error("has no value of \(column)") }
        return number
    }

    /// An integer; nil for NULL.
    package func optionalInteger(_ column: String) throws(StorageError) -> Int64? {
        switch try value(column) {
        case .integer(let number): return number
        case .null: return nil
        case .text, .blob: throw error("has no number in \(column)")
        }
    }

    /// A string.
    package func text(_ column: String) throws(StorageError) -> String {
        guard let text = try optionalText(column) else { throw error("has no value of \(column)") }
        return text
    }

    /// A string; nil for NULL.
    func optionalText(_ column: String) throws(StorageError) -> String? {
        switch try value(column) {
        case .text(let text): return text
        case .null: return nil
        case .integer, .blob: throw error("has no text in \(column)")
        }
    }

    /// An integer of fewer bits.
    package func number<T: FixedWidthInteger>(_ column: String) throws(StorageError) -> T {
        let number = try integer(column)
        guard let number = T(exactly: number) else { throw error("has \(number) in \(column)") }
        return number
    }

    /// An integer of fewer bits; nil for NULL.
    func optionalNumber<T: FixedWidthInteger>(_ column: String) throws(StorageError) -> T? {
        try optionalInteger(column) == nil ? nil : try number(column) as T
    }

    /// The error of a row that cannot be used.
    package func error(_ detail: String) -> StorageError {
        .undoImage(change: change.description, detail: "a row of \(table) \(detail)")
    }
}
