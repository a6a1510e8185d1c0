/// The JSON form of deleted or changed rows in the audit trail, from which they can be restored. Property and case names are stored keys.
package struct RowSnapshot: Codable, Hashable, Sendable {

    /// The rows of a table; columns as ordered by its `SnapshotTable`, without the household.
    struct Rows: Codable, Hashable {
        /// The stored name of the table.
        var table: String
        var rows: [[Cell]]
    }

    /// A column of a row; none of the tables has blobs.
    enum Cell: Hashable {
        case null
        case integer(Int64)
        case text(String)
    }

    var tables: [Rows] = []

    /// Makes an empty snapshot.
    package init() {}

    /// The rows of a table.
    func rows(of table: SnapshotTable) -> [[Cell]] { tables.filter { $0.table == table.name }.flatMap(\.rows) }

    /// - Throws: `StorageError.unknownValue` if the snapshot has rows of another table than these.
    package func requireOnly(_ tables: [SnapshotTable]) throws(StorageError) {
        for rows in self.tables where !tables.contains(where: { $0.name == rows.table }) {
            throw .unknownValue(column: "table", value: rows.table)
        }
    }

    /// Appends another snapshot's rows.
    package mutating func append(_ other: RowSnapshot) { tables += other.tables }
}

extension RowSnapshot.Cell {

    init(_ value: Value) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .text(let text): self = .text(text)
        case .blob(let bytes): self = .text(String(decoding: bytes, as: UTF8.self))
        }
    }

    var value: Value {
        switch self {
        case .null: .null
        case .integer(let number): .integer(number)
        case .text(let text): .text(text)
        }
    }
}

extension RowSnapshot.Cell: Codable {

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let number = try? container.decode(Int64.self) {
            self = .integer(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .integer(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}
