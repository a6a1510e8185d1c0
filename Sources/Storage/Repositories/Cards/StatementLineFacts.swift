import Models

/// Facts of statement lines that transactions lack: the purchase day, and the payee before a rule renamed it.
///
/// Used for one write; the facts are stored with the group, so that a restored transaction has them again.
final class StatementLineFacts {
    struct Line {
        var purchaseDay: Day?
        var payee: String?
    }

    private let connection: Connection
    private let household: ID<Household>
    private var known: [ID<Transaction>: Line] = [:]
    private var unsaved: Set<ID<Transaction>> = []
    private var removed: Set<ID<Transaction>> = []

    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    subscript(_ group: ID<Transaction>) -> Line? { known[group] }

    /// Records the facts that differ from the group.
    func record(_ group: TransactionGroup, purchaseDay: Day?, payee: String) {
        let day = group.parts.first.map { min($0.sourceDay, $0.destinationDay) }
        let line = Line(
            purchaseDay: purchaseDay.flatMap { $0 == day ? nil : $0 }, payee: payee == group.payee || payee.isEmpty ? nil : payee)
        guard line.purchaseDay != nil || line.payee != nil else { return }
        known[group.id] = line
        unsaved.insert(group.id)
    }

    /// Loads the stored facts of a group.
    func load(_ group: ID<Transaction>) throws {
        guard known[group] == nil, !removed.contains(group) else { return }
        known[group] = try connection.first(
            "SELECT purchase_day, payee FROM benefit_line WHERE household = $1 AND group_id = $2", .id(household), .id(group)
        ) { Line(purchaseDay: $0.optionalDay(0), payee: $0.optionalText(1)) }
    }

    /// Whether the facts of a group were recorded or removed in this write.
    func isChanged(_ group: ID<Transaction>) -> Bool { unsaved.contains(group) || removed.contains(group) }

    func isRemoved(_ group: ID<Transaction>) -> Bool { removed.contains(group) }

    func discard(_ group: ID<Transaction>) {
        known[group] = nil
        unsaved.remove(group)
    }

    /// Deletes the facts of a group.
    func remove(_ group: ID<Transaction>) throws {
        discard(group)
        removed.insert(group)
        try connection.execute("DELETE FROM benefit_line WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }

    /// Writes the recorded facts.
    func flush() throws {
        for group in unsaved {
            guard let line = known[group] else { continue }
            try connection.execute(
                """
                INSERT INTO benefit_line (household, group_id, purchase_day, payee) VALUES ($1, $2, $3, $4)
                ON CONFLICT (household, group_id) DO UPDATE SET purchase_day = excluded.purchase_day, payee = excluded.payee
                """, .id(household), .id(group), .day(line.purchaseDay), .optional(line.payee))
        }
        unsaved.removeAll()
        known.removeAll()
        removed.removeAll()
    }
}
