import Models
package import PlanModel
package import Storage

/// Income and bills that return, including removed ones.
final class ExpectedItemRepository: ScopedRepository {
    /// Finds rows if a household, parameter 1, has any expected item.
    static let usage: SQL = "SELECT 1 FROM expected_item WHERE household = $1 LIMIT 1"

    // MARK: - Reading

    /// All items by id, including removed ones.
    func all() throws -> [ExpectedItem] {
        try connection.all("SELECT \(ExpectedItem.self) FROM expected_item WHERE household = $1 ORDER BY id", .id(household))
    }

    /// The item with an id, including a removed one; nil if it does not exist.
    func find(_ id: ID<ExpectedItem>) throws -> ExpectedItem? {
        try connection.first("SELECT \(ExpectedItem.self) FROM expected_item WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    // MARK: - Writing

    func insert(_ item: ExpectedItem) throws {
        try connection.insert(item, of: household)
    }

    /// Updates all columns if the revision matches, and increases it. Returns whether it matched.
    func update(_ item: ExpectedItem) throws -> Bool {
        try connection.update(item, of: household)
    }
}

// MARK: - Rows

extension ExpectedItem: Record {
    package enum Column: Int32, RecordColumn {
        case id, name, amount, currency, tolerance, cycleEvery, cycleUnit, anchor, ends, weekend, account, category, payeeKey, isRemoved,
            revision
    }

    package static let sql = RecordSQL<Column>("expected_item", revision: .revision)

    package init(_ row: RecordRow<Column>) throws {
        self.init(
            id: row.id(.id), name: row.text(.name), amount: try row.money(.amount, .currency), tolerance: row.integer(.tolerance),
            cycle: try row.cycle(.cycleEvery, .cycleUnit), anchor: row.day(.anchor), ends: row.optionalDay(.ends),
            weekendRule: try row.value(.weekend), account: row.optionalID(.account), category: row.optionalID(.category),
            payeeKey: row.text(.payeeKey), isRemoved: row.bool(.isRemoved), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .name: .text(name)
        case .amount: .integer(amount.minorUnits)
        case .currency: .currency(amount.currency)
        case .tolerance: .integer(tolerance)
        case .cycleEvery: .int(cycle.stored.every)
        case .cycleUnit: .text(cycle.stored.unit)
        case .anchor: .day(anchor)
        case .ends: .day(ends)
        case .weekend: .text(weekendRule.rawValue)
        case .account: .id(account)
        case .category: .id(category)
        case .payeeKey: .text(payeeKey)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        }
    }
}
