package import Models

/// Occurrences of expected items that came or are skipped.
package struct ExpectedOccurrenceRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Reading

    /// The occurrences of all items from a scheduled day on, by item, each by day.
    package func all(since first: Day) throws -> [ID<ExpectedItem>: [ExpectedOccurrence]] {
        let occurrences = try connection.all(
            """
            SELECT item, day, amount, currency, paid_on, group_id, by_hand FROM expected_occurrence WHERE household = $1 AND day >= $2
            ORDER BY item, day
            """, .id(household), .day(first), as: Self.occurrence)
        return Dictionary(grouping: occurrences, by: \.item)
    }

    /// The occurrences of an item, by day.
    package func all(of item: ID<ExpectedItem>) throws -> [ExpectedOccurrence] {
        try connection.all(
            """
            SELECT item, day, amount, currency, paid_on, group_id, by_hand FROM expected_occurrence WHERE household = $1 AND item = $2
            ORDER BY day
            """, .id(household), .id(item), as: Self.occurrence)
    }

    /// The occurrence that a transaction completed; nil if it completed none.
    package func find(_ group: ID<Transaction>) throws -> ExpectedOccurrence? {
        try connection.first(
            """
            SELECT item, day, amount, currency, paid_on, group_id, by_hand FROM expected_occurrence
            WHERE household = $1 AND group_id = $2
            """, .id(household), .id(group), as: Self.occurrence)
    }

    // MARK: - Writing

    /// Inserts an occurrence; nothing if the day is settled or the transaction completed another one. Returns whether it was inserted.
    @discardableResult
    package func insert(_ occurrence: ExpectedOccurrence) throws -> Bool {
        var (amount, paidOn): (Money?, Day?) = (nil, nil)
        if case .completed(let money, let day, _) = occurrence.state { (amount, paidOn) = (money, day) }
        return try connection.execute(
            """
            INSERT INTO expected_occurrence (household, item, day, amount, currency, paid_on, group_id, by_hand)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING
            """, .id(household), .id(occurrence.item), .day(occurrence.day), .optional(amount?.minorUnits), .currency(amount?.currency),
            .day(paidOn), .id(occurrence.transaction), .bool(occurrence.isByHand)) > 0
    }

    /// Opens an occurrence again. Returns whether it was settled.
    @discardableResult
    package func delete(_ item: ID<ExpectedItem>, on day: Day) throws -> Bool {
        try connection.execute(
            "DELETE FROM expected_occurrence WHERE household = $1 AND item = $2 AND day = $3", .id(household), .id(item), .day(day)) > 0
    }

    // MARK: - Private

    private static func occurrence(_ row: Row) throws -> ExpectedOccurrence {
        let state: ExpectedOccurrence.State =
            if let amount = row.optionalInteger(2), let paidOn = row.optionalDay(4) {
                .completed(Money(minorUnits: amount, currency: try row.currency(3)), on: paidOn, row.optionalID(5))
            } else {
                .skipped
            }
        return ExpectedOccurrence(item: row.id(0), day: row.day(1), state: state, isByHand: row.bool(6))
    }
}
