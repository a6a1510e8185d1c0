package import Models

/// Balances stated by statements or entered manually, which are compared with the ledger.
package final class CheckpointRepository: ScopedRepository {
    /// The newest balance of an account stated by a statement, as day and minor units; excludes manual ones.
    func latest(_ account: ID<Account>) throws -> (day: Day, amount: Int64)? {
        try connection.first(
            "SELECT day, amount FROM checkpoint WHERE household = $1 AND account = $2 AND import_id <> 0 ORDER BY day DESC, import_id DESC LIMIT 1",
            .id(household), .id(account)
        ) { ($0.day(), $0.integer()) }
    }

    /// The newest balance of each of some accounts stated by a statement; accounts without one are missing.
    package func latest(of accounts: some Sequence<ID<Account>>) throws -> [ID<Account>: (day: Day, amount: Int64)] {
        var latest: [ID<Account>: (day: Day, amount: Int64)] = [:]
        try connection.query(Self.latest, .id(household), in: ValueList.unique(accounts)) { row in
            let (account, day) = (row.id() as ID<Account>, row.optionalDay())
            if let day { latest[account] = (day, row.integer()) }
        }
        return latest
    }

    private static let latest: SQL = """
        SELECT account.id, (
            SELECT checkpoint.day FROM checkpoint
            WHERE checkpoint.household = account.household AND checkpoint.account = account.id AND checkpoint.import_id <> 0
            ORDER BY checkpoint.day DESC, checkpoint.import_id DESC LIMIT 1
        ), (
            SELECT checkpoint.amount FROM checkpoint
            WHERE checkpoint.household = account.household AND checkpoint.account = account.id AND checkpoint.import_id <> 0
            ORDER BY checkpoint.day DESC, checkpoint.import_id DESC LIMIT 1
        ) FROM account WHERE account.household = $1 AND account.id IN (\(list: 2))
        """

    /// Calls a closure with each balance of an account at the end of some days.
    ///
    /// - Parameter body: receives minor units, and the import with the statement; nil for a manual balance.
    package func all(
        of account: ID<Account>, from: Day, until: Day, row body: (Day, _ amount: Int64, ID<StatementImport>?) throws -> Void
    ) throws {
        try connection.query(
            """
            SELECT day, amount, NULLIF(import_id, 0) FROM checkpoint WHERE household = $1 AND account = $2 AND day BETWEEN $3 AND $4
            ORDER BY day, import_id
            """, .id(household), .id(account), .day(from), .day(until)
        ) { try body($0.day(), $0.integer(), $0.optionalID()) }
    }

    /// The last day covered by statements: that of their newest line or balance.
    package func lastStatementDay(of account: ID<Account>) throws -> Day? {
        let line = try connection.first(
            "SELECT day FROM statement_line WHERE household = $1 AND account = $2 ORDER BY day DESC, id DESC LIMIT 1", .id(household),
            .id(account)
        ) { $0.day() }
        return [line, try latest(account)?.day].compactMap(\.self).max()
    }

    /// Inserts or replaces a balance at the end of a day.
    ///
    /// - Parameter source: the import with the statement; nil for a manual balance.
    package func insert(account: ID<Account>, day: Day, amount: Int64, source: ID<StatementImport>?) throws {
        try connection.execute(
            """
            INSERT INTO checkpoint (household, account, day, import_id, amount) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (household, account, day, import_id) DO UPDATE SET amount = excluded.amount
            """, .id(household), .id(account), .day(day), .integer(source?.rawValue ?? 0), .integer(amount))
    }

    /// Deletes the manual balances of an account.
    package func deleteManual(of account: ID<Account>) throws {
        try connection.execute(
            "DELETE FROM checkpoint WHERE household = $1 AND account = $2 AND import_id = 0", .id(household), .id(account))
    }
}
