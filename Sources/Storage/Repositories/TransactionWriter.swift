package import Models

/// Writes the rows of transaction groups, and the balance rows that they refer to. Only `Journal` uses it.
///
/// Used for one write; prepares its statements once.
package final class TransactionWriter {
    private let connection: Connection
    private let household: ID<Household>
    private let balances: BalanceWriter
    private let insertPart: PreparedStatement
    /// Prepared at the first deletion.
    private var deleteGroup: PreparedStatement?

    /// - Parameter balances: creates the balance rows of the parts' sides.
    package init(_ connection: Connection, household: ID<Household>, balances: BalanceWriter) throws {
        self.connection = connection
        self.household = household
        self.balances = balances
        insertPart = try connection.prepareWrite(
            """
            INSERT INTO txn (household, id, group_id, amount, currency, source, source_day, destination, destination_day, status, payee,
                note, reference, foreign_amount, foreign_currency, text_key, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
            """)
    }

    /// Inserts a group.
    ///
    /// - Parameters:
    ///   - payee: the id of its payee.
    ///   - textKey: its key in the text index.
    package func insert(_ group: TransactionGroup, payee: Int64, textKey: Int64?) throws {
        for part in group.parts { try balances.ensureSides(of: part) }
        try connection.write { [self] () throws(StorageError) in try write(group, payee: payee, textKey: textKey) }
    }

    private func write(_ group: TransactionGroup, payee: Int64, textKey: Int64?) throws(StorageError) {
        let statement = insertPart
        for (index, part) in group.parts.enumerated() {
            statement.bind(1, household.rawValue)
            statement.bind(2, part.id.rawValue)
            statement.bind(3, group.id.rawValue)
            statement.bind(4, part.amount.minorUnits)
            statement.bind(5, Int64(part.amount.currency.packed))
            statement.bind(6, part.source.rawValue)
            statement.bind(7, Int64(part.sourceDay.number))
            statement.bind(8, part.destination.rawValue)
            statement.bind(9, Int64(part.destinationDay.number))
            statement.bind(10, group.status.code)
            statement.bind(11, payee)
            statement.bind(12, part.note)
            statement.bind(13, group.reference)
            statement.bind(14, part.foreign?.minorUnits)
            statement.bind(15, part.foreign.map { Int64($0.currency.packed) })
            // The first part stores the group's key in the text index.
            statement.bind(16, index == 0 ? textKey : nil)
            statement.bind(17, group.revision)
            try statement.run()
        }
    }

    /// Updates a group whose parts have the same ids in place, without touching the indexes of unchanged sides.
    ///
    /// - Parameter payee: the id of the new payee.
    package func update(_ old: TransactionGroup, to new: TransactionGroup, payee: Int64) throws {
        for (before, part) in zip(old.parts, new.parts) {
            try connection.execute(
                """
                UPDATE txn SET status = $1, payee = $2, note = $3, reference = $4, foreign_amount = $5, foreign_currency = $6, revision = $7
                WHERE household = $8 AND group_id = $9 AND id = $10
                """, .integer(new.status.code), .integer(payee), .text(part.note), .optional(new.reference),
                .optional(part.foreign?.minorUnits), .currency(part.foreign?.currency), .integer(new.revision), .id(household), .id(new.id),
                .id(part.id))
            guard !before.isSameMove(as: part) else { continue }
            try balances.ensureSides(of: part)
            try connection.execute(
                """
                UPDATE txn SET amount = $1, currency = $2, source = $3, source_day = $4, destination = $5, destination_day = $6
                WHERE household = $7 AND group_id = $8 AND id = $9
                """, .integer(part.amount.minorUnits), .currency(part.amount.currency), .ledgerAccount(part.source), .day(part.sourceDay),
                .ledgerAccount(part.destination), .day(part.destinationDay), .id(household), .id(new.id), .id(part.id))
        }
    }

    /// Stores a group's key in the text index with its first part.
    package func setTextKey(_ key: Int64, of group: TransactionGroup) throws {
        guard let first = group.parts.first else { return }
        try connection.execute(
            "UPDATE txn SET text_key = $1 WHERE household = $2 AND group_id = $3 AND id = $4", .integer(key), .id(household), .id(group.id),
            .id(first.id))
    }

    /// Deletes a group.
    package func delete(_ group: ID<Transaction>) throws {
        let statement = try deleteGroup ?? connection.prepare("DELETE FROM txn WHERE household = $1 AND group_id = $2")
        deleteGroup = statement
        statement.bind(1, household.rawValue)
        statement.bind(2, group.rawValue)
        try statement.run()
    }
}

extension Transaction {
    /// Whether both move the same amount between the same ledger accounts on the same days.
    fileprivate func isSameMove(as other: Transaction) -> Bool {
        amount == other.amount && source == other.source && sourceDay == other.sourceDay && destination == other.destination
            && destinationDay == other.destinationDay
    }
}
