package import Models

/// A row of a result or of an undo image, by the columns of a record.
package struct RecordRow<Column: RecordColumn>: ColumnReader {
    private enum Source {
        case row(Row, first: Int32)
        case values([Value])
    }

    private let source: Source

    /// - Parameter first: the index of the record's first column.
    init(_ row: Row, from first: Int32 = 0) {
        source = .row(row, first: first)
    }

    /// - Parameter values: a value for each column.
    init(_ values: [Value]) {
        source = .values(values)
    }

    package func isNull(_ column: Column) -> Bool {
        switch source {
        case .row(let row, let first): row.isNull(first + column.rawValue)
        case .values(let values): values[Int(column.rawValue)] == .null
        }
    }

    package func integer(_ column: Column) -> Int64 {
        switch source {
        case .row(let row, let first): return row.integer(first + column.rawValue)
        case .values(let values):
            guard case .integer(let number) = values[Int(column.rawValue)] else { return 0 }
            return number
        }
    }

    package func text(_ column: Column) -> String {
        switch source {
        case .row(let row, let first): return row.text(first + column.rawValue)
        case .values(let values):
            guard case .text(let text) = values[Int(column.rawValue)] else { return "" }
            return text
        }
    }

    package func blob(_ column: Column) -> [UInt8] {
        switch source {
        case .row(let row, let first): return row.blob(first + column.rawValue)
        case .values(let values):
            guard case .blob(let bytes) = values[Int(column.rawValue)] else { return [] }
            return bytes
        }
    }

    /// An enum stored as its string raw value.
    ///
    /// - Throws: `StorageError.unknownValue` for an unknown raw value.
    package func value<T: RawRepresentable>(_ column: Column, as type: T.Type = T.self) throws(StorageError) -> T
    where T.RawValue == String {
        try value(column, column.name)
    }

    /// An enum stored as its string raw value; nil for NULL.
    ///
    /// - Throws: `StorageError.unknownValue` for an unknown raw value.
    package func optionalValue<T: RawRepresentable>(_ column: Column) throws(StorageError) -> T? where T.RawValue == String {
        isNull(column) ? nil : try value(column)
    }
}

extension Row {
    /// Decodes the record of the next columns.
    package mutating func record<R: Record>(_ record: R.Type = R.self) throws -> R {
        let first = next()
        skip(R.sql.read.count - 1)
        return try R(RecordRow(self, from: first))
    }
}

extension BillingCycle {
    /// The two stored columns.
    package var stored: (every: Int, unit: String) {
        if case .every(let interval, let unit) = self { (interval, unit.rawValue) } else { (0, "once") }
    }
}

extension RecordRow {
    /// A billing cycle, stored as the number of units, 0 for once, and the unit.
    ///
    /// - Throws: `StorageError.unknownValue` for an unknown unit.
    package func cycle(_ every: Column, _ unit: Column) throws(StorageError) -> BillingCycle {
        int(every) == 0 ? .once : .every(int(every), try value(unit))
    }
}
