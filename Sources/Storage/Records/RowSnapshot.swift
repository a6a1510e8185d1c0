/// The JSON form of deleted or changed rows in the audit trail, from which they can be restored. Property and case names are stored keys.
package struct RowSnapshot: Codable, Hashable, Sendable {

    /// The tables that refer to an account, except transactions.
    package enum Table: String, Codable, CaseIterable, Sendable {
        case importStatement, statementLine, lineSeen, checkpoint, closing, check, tick, carried, rule, transferOrder, standingOrder
        case savingsPlan, goalPart
        /// After the lines that it refers to.
        case namedTransfer

        /// Whether the table belongs to statement import or reconciliation.
        var isStatementTable: Bool { self != .rule && !isTransferTable && !isSavingsTable }

        /// Whether the table holds transfers from or to an account.
        var isTransferTable: Bool { self == .transferOrder || self == .standingOrder }

        /// Whether the table holds savings plans or goal parts.
        var isSavingsTable: Bool { self == .savingsPlan || self == .goalPart }
    }

    /// The rows of a table; columns as ordered by `RowSnapshotRepository`, without the household.
    struct Rows: Codable, Hashable {
        var table: Table
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

    /// Whether the snapshot has no rows.
    package var isEmpty: Bool { tables.isEmpty }

    /// The rows that belong to one account only; transfers and savings may have been moved to another account since.
    package var ofAccount: RowSnapshot { filtered { !$0.isTransferTable && !$0.isSavingsTable } }
    /// The rows of transfers and standing orders.
    package var orders: RowSnapshot { filtered(\.isTransferTable) }
    /// The rows of savings plans and goals.
    package var savings: RowSnapshot { filtered(\.isSavingsTable) }

    private func filtered(_ isIncluded: (Table) -> Bool) -> RowSnapshot {
        var rows = RowSnapshot()
        rows.tables = tables.filter { isIncluded($0.table) }
        return rows
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
