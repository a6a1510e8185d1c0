import Models
package import PlanModel
package import Storage

/// Occurrences of expected items that came or are skipped.
final class ExpectedOccurrenceRepository: ScopedRepository {
    /// The occurrences of all items from a scheduled day on, by item, each by day.
    func all(since first: Day) throws -> [ID<ExpectedItem>: [ExpectedOccurrence]] {
        let occurrences: [ExpectedOccurrence] = try connection.all(
            "SELECT \(ExpectedOccurrence.self) FROM expected_occurrence WHERE household = $1 AND day >= $2 ORDER BY item, day",
            .id(household), .day(first))
        return Dictionary(grouping: occurrences, by: \.item)
    }

    /// The occurrences of an item, by day.
    func all(of item: ID<ExpectedItem>) throws -> [ExpectedOccurrence] {
        try connection.all(
            "SELECT \(ExpectedOccurrence.self) FROM expected_occurrence WHERE household = $1 AND item = $2 ORDER BY day", .id(household),
            .id(item))
    }

    /// The occurrence that a transaction completed; nil if it completed none.
    func find(_ group: ID<Transaction>) throws -> ExpectedOccurrence? {
        try connection.first(
            "SELECT \(ExpectedOccurrence.self) FROM expected_occurrence WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }

    /// Inserts an occurrence; nothing if the day is settled or the transaction completed another one. Returns whether it was inserted.
    @discardableResult
    func insert(_ occurrence: ExpectedOccurrence) throws -> Bool {
        try connection.insert(occurrence, of: household)
    }

    /// Opens an occurrence again. Returns whether it was settled.
    @discardableResult
    func delete(_ item: ID<ExpectedItem>, on day: Day) throws -> Bool {
        try connection.execute(
            "DELETE FROM expected_occurrence WHERE household = $1 AND item = $2 AND day = $3", .id(household), .id(item), .day(day)) > 0
    }
}

extension ExpectedOccurrence: Record {
    package enum Column: Int32, RecordColumn {
        case item, day, amount, currency, paidOn, groupId, byHand
    }

    package static let sql = RecordSQL<Column>("expected_occurrence", keys: 2, ignoresConflicts: true)

    package init(_ row: RecordRow<Column>) throws {
        let state: ExpectedOccurrence.State =
            if let amount = try row.optionalMoney(.amount, .currency), let paidOn = row.optionalDay(.paidOn) {
                .completed(amount, on: paidOn, row.optionalID(.groupId))
            } else {
                .skipped
            }
        self.init(item: row.id(.item), day: row.day(.day), state: state, isByHand: row.bool(.byHand))
    }

    private var payment: (amount: Money, day: Day)? {
        if case .completed(let amount, let day, _) = state { (amount, day) } else { nil }
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .item: .id(item)
        case .day: .day(day)
        case .amount: .optional(payment?.amount.minorUnits)
        case .currency: .currency(payment?.amount.currency)
        case .paidOn: .day(payment?.day)
        case .groupId: .id(transaction)
        case .byHand: .bool(isByHand)
        }
    }
}
