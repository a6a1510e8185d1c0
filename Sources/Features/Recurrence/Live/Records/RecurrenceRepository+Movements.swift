package import Models
import Storage

extension RecurrenceRepository {
    /// A transaction of a payee, as detection reads it.
    package struct Movement: Sendable {
        package var group: ID<Transaction>
        package var transaction: Transaction
        package var status: TransactionStatus
        var payee: String
        var reference: String?
        /// SEPA creditor and mandate of its statement line; empty: unknown.
        var creditor: String
        var mandate: String
    }

    /// The transactions of a normalised payee since a day, by day and group.
    ///
    /// They are found by the words that all of the payee's texts have in common, in the text index: an index of transactions by payee would
    /// make every import slower. One search finds them, however many texts there are.
    ///
    /// - Parameter payees: all payees with the name.
    /// - Returns: nil if the texts have no word in common; `forEachMovement` finds them.
    func movements(of payees: [RecurringPayee], since first: Day) throws -> [Movement]? {
        guard let search = try search(for: payees, since: first) else { return nil }
        let groups: [ID<Transaction>] = try connection.all(
            TextIndex.findSince, .id(household), .text(search.expression), .integer(search.first)
        ) { $0.id() }
        return try movements(of: payees, in: groups, since: first)
    }

    /// The newest transactions of a normalised payee since a day, by day and group.
    ///
    /// - Parameters:
    ///   - payees: some payees with the name.
    ///   - limit: how many transactions are read. Of payees with several texts four times as many hits of the text index are looked at,
    ///     since others may have the words that they have in common.
    package func newestMovements(of payees: [RecurringPayee], since first: Day, limit: Int) throws -> [Movement] {
        // A payee without words cannot be found without a search of all transactions.
        guard let search = try search(for: payees, since: first) else { return [] }
        let groups: [ID<Transaction>] = try connection.all(
            TextIndex.findNewestSince, .id(household), .text(search.expression), .integer(search.first), .int(limit * min(payees.count, 4))
        ) { $0.id() }
        let found = try movements(of: payees, in: groups, since: first)
        let known = Set(found.map(\.group))
        guard known.count > limit else { return found }
        let newest = Set(groups.filter(known.contains).prefix(limit))
        return found.filter { newest.contains($0.group) }
    }

    /// Calls a closure with each transaction since a day, in one pass over all of them: by the stored normalised payee, day and group, in
    /// front of all those of payees that have none.
    ///
    /// - Parameters:
    ///   - ignoringNames: as if no normalised payee were stored.
    ///   - body: gets the stored normalised payee, which is empty if there is none, the payee's id, and the transaction, which is decoded when
    ///     it is asked for.
    func forEachMovement(
        since first: Day, ignoringNames: Bool = false, _ body: (String, Int64, () throws -> Movement) throws -> Void
    ) throws {
        try connection.query(
            """
            SELECT COALESCE(payee_key.name, '') AS key_name, txn.payee, payee.name, \(Self.columns)
            FROM txn
                JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
                LEFT JOIN payee_key ON payee_key.household = txn.household AND payee_key.payee = txn.payee AND $1 = 0
                LEFT JOIN line_mandate ON line_mandate.household = txn.household AND line_mandate.group_id = txn.group_id
            WHERE txn.household = $2 AND txn.source_day >= $3
            ORDER BY key_name, txn.source_day, txn.group_id, txn.id
            """, .integer(ignoringNames ? 1 : 0), .id(household), .day(first)
        ) { row in
            let (name, payee, rest) = (row.text(), row.integer(), row)
            try body(name, payee) {
                var row = rest
                return try Self.movement(of: row.text(), &row)
            }
        }
    }

    // MARK: - Private

    /// The search for the words that the texts of payees have in common, and its first key; nil if there are none.
    private func search(for payees: [RecurringPayee], since day: Day) throws -> (expression: String, first: Int64)? {
        guard let first = payees.first else { return nil }
        var words = TextIndex.words(in: first.text.folded)
        for payee in payees.dropFirst() where !words.isEmpty {
            let others = Set(TextIndex.words(in: payee.text.folded))
            words.removeAll { !others.contains($0) }
        }
        guard !words.isEmpty else { return nil }
        let scope = try TextIndex.scope(of: household, in: connection)
        return TextIndex.expression(household: scope.household, words: words.joined(separator: " ")).map { ($0, scope.keys.first(of: day)) }
    }

    /// One statement reads many groups: of each payee there are dozens.
    private func movements(of payees: [RecurringPayee], in groups: [ID<Transaction>], since first: Day) throws -> [Movement] {
        let texts = Dictionary(payees.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
        var found: [Movement] = []
        try connection.query(Self.movementsOfGroups, .id(household), .day(first), in: ValueList.unique(groups)) { row in
            guard let text = texts[row.integer()] else { return }
            found.append(try Self.movement(of: text, &row))
        }
        return found.sorted {
            ($0.transaction.sourceDay, $0.group, $0.transaction.id) < ($1.transaction.sourceDay, $1.group, $1.transaction.id)
        }
    }

    private static let movementsOfGroups: SQL = """
        SELECT txn.payee, \(columns)
        FROM txn
            LEFT JOIN line_mandate ON line_mandate.household = txn.household AND line_mandate.group_id = txn.group_id
        WHERE txn.household = $1 AND txn.source_day >= $2 AND txn.group_id IN (\(list: 3))
        """

    /// The columns that `movement` decodes.
    private static let columns: SQL =
        "txn.group_id, \(TransactionRepository.partColumns), txn.status, txn.reference, line_mandate.creditor, line_mandate.mandate"

    private static func movement(of payee: String, _ row: inout Row) throws -> Movement {
        Movement(
            group: row.id(), transaction: try TransactionRepository.part(&row), status: try TransactionStatus(code: row.integer()),
            payee: payee, reference: row.optionalText(), creditor: row.text(), mandate: row.text())
    }
}
