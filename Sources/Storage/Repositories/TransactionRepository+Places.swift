package import Models

extension TransactionRepository {

    /// All groups that touch a place, each once, oldest id first. For work on the whole place only: it grows with its history.
    package func groups(touching place: Place) throws -> [ID<Transaction>] {
        var groups: Set<ID<Transaction>> = []
        try connection.query("SELECT group_id FROM txn WHERE household = $1 AND source = $2", .id(household), .place(place)) {
            groups.insert($0.id(0))
        }
        try connection.query("SELECT group_id FROM txn WHERE household = $1 AND destination = $2", .id(household), .place(place)) {
            groups.insert($0.id(0))
        }
        return groups.sorted()
    }

    /// How many groups are nothing but movements between two places. For work on the first place as a whole only: it grows with its history.
    package func countGroups(between one: Place, and other: Place) throws -> Int {
        // Each half of the union is served by the index of its side.
        try connection.first(
            """
            SELECT COUNT(DISTINCT group_id) FROM (
                SELECT household, group_id FROM txn WHERE household = $1 AND source = $2 AND destination IN ($2, $3)
                UNION ALL
                SELECT household, group_id FROM txn WHERE household = $1 AND destination = $2 AND source IN ($2, $3)
                UNION ALL
                SELECT household, group_id FROM txn WHERE household = $1 AND source = $3 AND destination = $3
            ) AS txn
            WHERE NOT EXISTS (SELECT 1 FROM txn AS part WHERE part.household = txn.household AND part.group_id = txn.group_id
                    AND NOT (part.source IN ($2, $3) AND part.destination IN ($2, $3)))
            """, .id(household), .place(one), .place(other)
        ) { Int($0.integer(0)) } ?? 0
    }

    /// The day of a place's first entry, whatever its status; nil where it has none.
    package func firstDay(of place: Place) throws -> Day? {
        let source = try connection.first(
            "SELECT source_day FROM txn WHERE household = $1 AND source = $2 ORDER BY source_day LIMIT 1", .id(household), .place(place)
        ) { $0.day(0) }
        let destination = try connection.first(
            "SELECT destination_day FROM txn WHERE household = $1 AND destination = $2 ORDER BY destination_day LIMIT 1", .id(household),
            .place(place)
        ) { $0.day(0) }
        return [source, destination].compactMap(\.self).min()
    }
}
