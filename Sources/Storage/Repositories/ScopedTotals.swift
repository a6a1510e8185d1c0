/// Adds up the rows of totals that differ in their scope only. They are adjacent, in key order.
package struct ScopedTotals<Total> {
    /// The totals so far.
    package private(set) var totals: [Total] = []

    package init() {}

    /// Adds a row.
    ///
    /// - Parameter merging: adds a total to the one before, if both are of one ledger account, currency and time; returns whether it did.
    package mutating func add(_ total: Total, merging: (inout Total, Total) throws -> Bool) rethrows {
        if !totals.isEmpty, try merging(&totals[totals.count - 1], total) { return }
        totals.append(total)
    }
}

extension Connection {
    /// Returns the totals of a result, whose rows that differ in their scope only are adjacent and are added up.
    ///
    /// - Parameter merging: adds a total to the one before, if both are of one ledger account, currency and time; returns whether it did.
    package func totals<Total>(
        _ sql: SQL, _ values: Value..., row body: (inout Row) throws -> Total, merging: (inout Total, Total) throws -> Bool
    ) throws -> [Total] {
        var totals = ScopedTotals<Total>()
        try query(sql, values: values) { row in try totals.add(try body(&row), merging: merging) }
        return totals.totals
    }
}
