package import Localization

/// A column of a listing: its name in CSV, its title in tables, and the value of a row.
package struct Column<Row> {
    /// The name in the header row of CSV; nil: not in CSV.
    package let name: String?
    /// The title in tables; nil: not in tables.
    package let title: LocalizedText?
    package let isRight: Bool
    /// The maximum width in tables; nil: never truncated.
    package let maximum: Int?
    /// Whether it moves to a line below each row of a table that is too wide.
    package let wraps: Bool
    package let value: (Row) -> ColumnValue

    /// A column of CSV and tables.
    package init(
        _ name: String, _ title: LocalizedText, isRight: Bool = false, maximum: Int? = nil, wraps: Bool = false,
        value: @escaping (Row) -> ColumnValue
    ) {
        self.init(name: name, title: title, isRight: isRight, maximum: maximum, wraps: wraps, value: value)
    }

    /// A column of CSV only.
    package static func csv(_ name: String, value: @escaping (Row) -> ColumnValue) -> Self {
        Self(name: name, title: nil, isRight: false, maximum: nil, wraps: false, value: value)
    }

    /// A column of tables only.
    package static func table(
        _ title: LocalizedText, isRight: Bool = false, maximum: Int? = nil, wraps: Bool = false, value: @escaping (Row) -> ColumnValue
    ) -> Self {
        Self(name: nil, title: title, isRight: isRight, maximum: maximum, wraps: wraps, value: value)
    }

    private init(
        name: String?, title: LocalizedText?, isRight: Bool, maximum: Int?, wraps: Bool, value: @escaping (Row) -> ColumnValue
    ) {
        self.name = name
        self.title = title
        self.isRight = isRight
        self.maximum = maximum
        self.wraps = wraps
        self.value = value
    }
}

extension Array {
    /// The names of the columns in CSV.
    package func csvNames<Row>() -> [String] where Element == Column<Row> { compactMap(\.name) }

    /// The cells of a row in CSV.
    package func csvCells<Row>(of row: Row) -> [String] where Element == Column<Row> {
        compactMap { $0.name == nil ? nil : $0.value(row).csv }
    }

    /// A table without rows.
    package func emptyTable<Row>() -> Table where Element == Column<Row> {
        Table(
            compactMap { column in
                column.title.map { .init(title: $0, isRight: column.isRight, maximum: column.maximum, wraps: column.wraps) }
            })
    }

    /// The cells of a row in a table.
    package func tableCells<Row>(of row: Row) -> [Table.Cell] where Element == Column<Row> {
        compactMap { $0.title == nil ? nil : $0.value(row).cell }
    }
}
