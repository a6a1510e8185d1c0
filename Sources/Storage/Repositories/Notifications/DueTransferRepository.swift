package import Models

/// Orders that wait for their day.
package struct DueTransferRepository {
    let connection: Connection
    let household: ID<Household>

    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Those of some days, by day.
    package func items(from: Day, until: Day) throws -> [DueItem] {
        try connection.all(
            """
            SELECT t.id, t.day, COALESCE(p.name, a.name, ''), t.amount, t.currency, t.party IS NOT NULL
            FROM transfer_order t LEFT JOIN payment_party p ON p.household = t.household AND p.id = t.party
                LEFT JOIN account a ON a.household = t.household AND a.id = t.destination
            WHERE t.household = $1 AND t.status = 'pending' AND t.group_id IS NULL AND t.day BETWEEN $2 AND $3 ORDER BY t.day, t.id
            """, .id(household), .day(from), .day(until)
        ) { row in
            let id: ID<Transfer> = row.id(0)
            return DueItem(
                key: id.description, day: row.day(1), title: row.text(2),
                amount: Money(minorUnits: row.integer(3), currency: try row.currency(4)), isOut: row.bool(5), path: "/transfer/\(id)")
        }
    }
}
