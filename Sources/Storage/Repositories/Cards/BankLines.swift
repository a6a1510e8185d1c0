import Models

/// What the bank's lines say besides what became of them in the ledger: the day of purchase, and the payee before a rule gave it another name.
///
/// Lives for one write; what is noted is kept with the group, so that a transaction which comes back is what it was.
final class BankLines {
    struct Line {
        var purchaseDay: Day?
        var payee: String?
    }

    private let connection: Connection
    private let household: ID<Household>
    private var known: [ID<Transaction>: Line] = [:]
    private var noted: Set<ID<Transaction>> = []
    private var removed: Set<ID<Transaction>> = []

    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    subscript(_ group: ID<Transaction>) -> Line? { known[group] }

    /// Takes over what differs from the group itself.
    func note(_ group: TransactionGroup, purchaseDay: Day?, payee: String) {
        let day = group.parts.first.map { min($0.sourceDay, $0.destinationDay) }
        let line = Line(
            purchaseDay: purchaseDay.flatMap { $0 == day ? nil : $0 }, payee: payee == group.payee || payee.isEmpty ? nil : payee)
        guard line.purchaseDay != nil || line.payee != nil else { return }
        known[group.id] = line
        noted.insert(group.id)
    }

    /// Looks up what was kept of a group.
    func recall(_ group: ID<Transaction>) throws {
        guard known[group] == nil, !removed.contains(group) else { return }
        known[group] = try connection.first(
            "SELECT purchase_day, payee FROM benefit_line WHERE household = $1 AND group_id = $2", .id(household), .id(group)
        ) { Line(purchaseDay: $0.optionalDay(0), payee: $0.optionalText(1)) }
    }

    /// Whether what is known of a group was said or taken back in this write.
    func isChanged(_ group: ID<Transaction>) -> Bool { noted.contains(group) || removed.contains(group) }

    func isRemoved(_ group: ID<Transaction>) -> Bool { removed.contains(group) }

    func forget(_ group: ID<Transaction>) {
        known[group] = nil
        noted.remove(group)
    }

    /// Takes away what is kept of a group.
    func remove(_ group: ID<Transaction>) throws {
        forget(group)
        removed.insert(group)
        try connection.execute("DELETE FROM benefit_line WHERE household = $1 AND group_id = $2", .id(household), .id(group))
    }

    /// Writes what was noted since the last time.
    func keep() throws {
        for group in noted {
            guard let line = known[group] else { continue }
            try connection.execute(
                """
                INSERT INTO benefit_line (household, group_id, purchase_day, payee) VALUES ($1, $2, $3, $4)
                ON CONFLICT (household, group_id) DO UPDATE SET purchase_day = excluded.purchase_day, payee = excluded.payee
                """, .id(household), .id(group), .day(line.purchaseDay), .optional(line.payee))
        }
        noted.removeAll()
        known.removeAll()
        removed.removeAll()
    }
}
