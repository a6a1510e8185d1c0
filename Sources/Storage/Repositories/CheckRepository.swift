package import Models

/// Reconciliation of accounts with paper statements: open checks, closed days, carried entries.
package final class CheckRepository: ScopedRepository {
    /// An open check.
    package struct Check: Hashable, Sendable {
        /// The first day to check if the account has no closed day.
        package var since: Day?
        package var day: Day
        /// Minor units.
        package var stated: Int64

        package init(since: Day?, day: Day, stated: Int64) {
            self.since = since
            self.day = day
            self.stated = stated
        }
    }

    // MARK: - Closed days

    /// The last closed days by account.
    package func closedDays() throws -> [ID<Account>: Day] {
        try connection.dictionary("SELECT account, MAX(day) FROM account_closing WHERE household = $1 GROUP BY account", .id(household)) {
            ($0.id(), $0.day())
        }
    }

    /// The last closed day of an account; nil if there is none.
    package func closedDay(of account: ID<Account>) throws -> Day? {
        try connection.first(
            "SELECT day FROM account_closing WHERE household = $1 AND account = $2 ORDER BY day DESC LIMIT 1", .id(household), .id(account))
    }

    /// The last closed day of each of some accounts; accounts without one are missing.
    package func closedDays(of accounts: some Sequence<ID<Account>>) throws -> [ID<Account>: Day] {
        try connection.dictionary(Self.closedDays, .id(household), in: ValueList.unique(accounts)) { ($0.id(), $0.optionalDay()) }
    }

    private static let closedDays: SQL = """
        SELECT account.id, (
            SELECT account_closing.day FROM account_closing
            WHERE account_closing.household = account.household AND account_closing.account = account.id
            ORDER BY account_closing.day DESC LIMIT 1
        ) FROM account WHERE account.household = $1 AND account.id IN (\(list: 2))
        """

    /// Calls a closure with each closing of an account, oldest first.
    ///
    /// - Parameter body: receives the closed day, the stated balance in minor units, and when and by whom the account was closed.
    package func closings(
        of account: ID<Account>, row body: (_ day: Day, _ stated: Int64, _ at: Int64, _ member: ID<Member>?) throws -> Void
    ) throws {
        try connection.query(
            "SELECT day, stated, at, member FROM account_closing WHERE household = $1 AND account = $2 ORDER BY day", .id(household),
            .id(account)
        ) { try body($0.day(), $0.integer(), $0.integer(), $0.optionalID()) }
    }

    /// Records the closing of an account through the day of a check.
    package func insertClosing(of account: ID<Account>, _ check: Check, at milliseconds: Int64, by member: ID<Member>?) throws {
        try connection.execute(
            "INSERT INTO account_closing (household, account, day, stated, at, member) VALUES ($1, $2, $3, $4, $5, $6)", .id(household),
            .id(account), .day(check.day), .integer(check.stated), .integer(milliseconds), .id(member))
    }

    /// Deletes a closing.
    package func deleteClosing(of account: ID<Account>, day: Day) throws {
        try connection.execute(
            "DELETE FROM account_closing WHERE household = $1 AND account = $2 AND day = $3", .id(household), .id(account), .day(day))
    }

    // MARK: - Open check

    /// The open check of an account; nil if there is none.
    package func find(_ account: ID<Account>) throws -> Check? {
        try connection.first(
            "SELECT since, day, stated FROM account_check WHERE household = $1 AND account = $2", .id(household), .id(account)
        ) { Check(since: $0.optionalDay(), day: $0.day(), stated: $0.integer()) }
    }

    /// Inserts or replaces the open check of an account.
    package func save(_ check: Check, of account: ID<Account>) throws {
        try connection.execute(
            """
            INSERT INTO account_check (household, account, since, day, stated) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (household, account) DO UPDATE SET since = excluded.since, day = excluded.day, stated = excluded.stated
            """, .id(household), .id(account), .day(check.since), .day(check.day), .integer(check.stated))
    }

    /// Deletes the open check with its ticks.
    package func delete(_ account: ID<Account>) throws {
        try connection.execute("DELETE FROM check_tick WHERE household = $1 AND account = $2", .id(household), .id(account))
        try connection.execute("DELETE FROM account_check WHERE household = $1 AND account = $2", .id(household), .id(account))
    }

    // MARK: - Ticks

    /// The entries among some that are ticked in the open check.
    package func ticked(_ groups: some Sequence<ID<Transaction>>, in account: ID<Account>) throws -> Set<ID<Transaction>> {
        Set(try connection.all(Self.ticked, .id(household), .id(account), in: ValueList.unique(groups)))
    }

    private static let ticked: SQL = "SELECT group_id FROM check_tick WHERE household = $1 AND account = $2 AND group_id IN (\(list: 3))"

    /// The entries that are ticked in the open check of an account.
    package func ticked(_ account: ID<Account>) throws -> [ID<Transaction>] {
        try connection.all(
            "SELECT group_id FROM check_tick WHERE household = $1 AND account = $2 ORDER BY group_id", .id(household), .id(account))
    }

    /// Ticks or unticks an entry in the open check.
    package func setTicked(_ group: ID<Transaction>, in account: ID<Account>, _ isTicked: Bool) throws {
        let sql: SQL =
            isTicked
            ? "INSERT INTO check_tick (household, account, group_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            : "DELETE FROM check_tick WHERE household = $1 AND account = $2 AND group_id = $3"
        try connection.execute(sql, .id(household), .id(account), .id(group))
    }

    /// The sum of ticked, completed entries of an account within some days, in minor units.
    package func tickedSum(_ account: ID<Account>, from: Day, until day: Day) throws -> Int64 {
        try connection.first(
            """
            SELECT CAST(COALESCE(SUM(CASE
                WHEN txn.status <> 1 THEN 0
                WHEN txn.destination = $1 AND (txn.destination_day BETWEEN $2 AND $3 OR check_carried.group_id IS NOT NULL) THEN txn.amount
                WHEN txn.source = $1 AND (txn.source_day BETWEEN $2 AND $3 OR check_carried.group_id IS NOT NULL) THEN -txn.amount
                ELSE 0 END), 0) AS BIGINT)
            FROM check_tick CROSS JOIN txn
            LEFT JOIN check_carried ON check_carried.household = check_tick.household AND check_carried.account = check_tick.account
                AND check_carried.group_id = check_tick.group_id AND check_carried.settled_day IS NULL
            WHERE check_tick.household = $4 AND check_tick.account = $1
                AND txn.household = check_tick.household AND txn.group_id = check_tick.group_id
            """, .id(account), .day(from), .day(day), .id(household)) ?? 0
    }

    // MARK: - Carried entries

    /// The carried entries of closed days that were not cleared by a later closing, newest first.
    package func carried(_ account: ID<Account>, limit: Int) throws -> [ID<Transaction>] {
        try connection.all(
            """
            SELECT group_id FROM check_carried WHERE household = $1 AND account = $2 AND settled_day IS NULL
            ORDER BY carried_day DESC, group_id DESC LIMIT $3
            """, .id(household), .id(account), .int(limit))
    }

    /// Calls a closure with each carried entry of an account, including those that a later closing cleared.
    ///
    /// - Parameter body: receives the closed day that carried the entry, and the one that cleared it.
    package func carried(
        _ account: ID<Account>, row body: (ID<Transaction>, _ carriedDay: Day, _ settledDay: Day?) throws -> Void
    ) throws {
        try connection.query(
            "SELECT group_id, carried_day, settled_day FROM check_carried WHERE household = $1 AND account = $2 ORDER BY group_id",
            .id(household),
            .id(account)
        ) { try body($0.id(), $0.day(), $0.optionalDay()) }
    }

    /// Whether an entry is carried and not cleared.
    package func isCarried(_ group: ID<Transaction>, in account: ID<Account>) throws -> Bool {
        try connection.exists(
            "SELECT 1 FROM check_carried WHERE household = $1 AND account = $2 AND group_id = $3 AND settled_day IS NULL", .id(household),
            .id(account), .id(group))
    }

    /// The sum of carried, completed entries that are still dated on closed days, in minor units.
    package func carriedSum(_ account: ID<Account>, closed day: Day) throws -> Int64 {
        try connection.first(
            """
            SELECT CAST(COALESCE(SUM(CASE
                WHEN txn.status <> 1 THEN 0
                WHEN txn.destination = $1 AND txn.destination_day <= $2 THEN txn.amount
                WHEN txn.source = $1 AND txn.source_day <= $2 THEN -txn.amount
                ELSE 0 END), 0) AS BIGINT)
            FROM check_carried CROSS JOIN txn
            WHERE check_carried.household = $3 AND check_carried.account = $1 AND check_carried.settled_day IS NULL
                AND txn.household = check_carried.household AND txn.group_id = check_carried.group_id
            """, .id(account), .day(day), .id(household)) ?? 0
    }

    /// Closes entries up to a day: clears ticked carried entries, and carries the unticked entries of the days.
    package func carry(_ account: ID<Account>, from: Day, closing day: Day) throws {
        try connection.execute(
            """
            UPDATE check_carried SET settled_day = $1 WHERE household = $2 AND account = $3 AND settled_day IS NULL AND EXISTS (
                SELECT 1 FROM check_tick WHERE check_tick.household = check_carried.household
                    AND check_tick.account = check_carried.account AND check_tick.group_id = check_carried.group_id)
            """, .day(day), .id(household), .id(account))
        for sql: SQL in [
            """
            INSERT INTO check_carried (household, account, group_id, carried_day)
            SELECT txn.household, txn.source, txn.group_id, CAST($1 AS BIGINT) FROM txn
            WHERE txn.household = $2 AND txn.source = $3 AND txn.source_day BETWEEN $4 AND $1 AND txn.status = 1 AND NOT EXISTS (
                SELECT 1 FROM check_tick WHERE check_tick.household = txn.household AND check_tick.account = txn.source
                    AND check_tick.group_id = txn.group_id)
            ON CONFLICT DO NOTHING
            """,
            """
            INSERT INTO check_carried (household, account, group_id, carried_day)
            SELECT txn.household, txn.destination, txn.group_id, CAST($1 AS BIGINT) FROM txn
            WHERE txn.household = $2 AND txn.destination = $3 AND txn.destination_day BETWEEN $4 AND $1 AND txn.status = 1 AND NOT EXISTS (
                SELECT 1 FROM check_tick WHERE check_tick.household = txn.household AND check_tick.account = txn.destination
                    AND check_tick.group_id = txn.group_id)
            ON CONFLICT DO NOTHING
            """,
        ] {
            try connection.execute(sql, .day(day), .id(household), .id(account), .day(from))
        }
    }

    /// Undoes `carry`.
    package func undoCarry(_ account: ID<Account>, closing day: Day) throws {
        try connection.execute(
            "DELETE FROM check_carried WHERE household = $1 AND account = $2 AND carried_day = $3", .id(household), .id(account), .day(day))
        try connection.execute(
            "UPDATE check_carried SET settled_day = NULL WHERE household = $1 AND account = $2 AND settled_day = $3", .id(household),
            .id(account), .day(day))
    }
}
