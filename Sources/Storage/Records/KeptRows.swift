/// Rows as the audit trail keeps them, to be put back as they were.
package struct KeptRows: Codable, Hashable, Sendable {

    /// What can be kept: all that hangs on an account besides its transactions.
    package enum Table: String, Codable, CaseIterable, Sendable {
        case importStatement, statementLine, lineSeen, checkpoint, closing, check, tick, carried, rule, transferOrder, standingOrder
        case savingsPlan, goalPart
        /// Behind the lines that it hangs on.
        case namedTransfer

        /// What a bank's statements and checks of paper leave at an account.
        var isOfStatements: Bool { self != .rule && !isOfOrders && !isOfSavings }

        /// Orders from or to an account.
        var isOfOrders: Bool { self == .transferOrder || self == .standingOrder }

        /// What is planned for an account, and what of it is meant for goals.
        var isOfSavings: Bool { self == .savingsPlan || self == .goalPart }
    }

    /// Columns in the order in which `KeptRowsRepository` reads and writes them, without the household.
    struct Rows: Codable, Hashable {
        var table: Table
        var rows: [[Cell]]
    }

    /// One column of one row; none of the tables keeps bytes.
    enum Cell: Hashable {
        case null
        case integer(Int64)
        case text(String)
    }

    var tables: [Rows] = []

    /// No rows.
    package init() {}

    /// Whether nothing is kept.
    package var isEmpty: Bool { tables.isEmpty }

    /// Rows that belong to their account alone; those of orders and of savings can have gone to another one since.
    package var ofAccount: KeptRows { filtered { !$0.isOfOrders && !$0.isOfSavings } }
    package var orders: KeptRows { filtered(\.isOfOrders) }
    package var savings: KeptRows { filtered(\.isOfSavings) }

    private func filtered(_ isKept: (Table) -> Bool) -> KeptRows {
        var rows = KeptRows()
        rows.tables = tables.filter { isKept($0.table) }
        return rows
    }

    /// Keeps those of others behind these.
    package mutating func append(_ other: KeptRows) { tables += other.tables }
}

extension KeptRows.Cell {

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

extension KeptRows.Cell: Codable {

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
