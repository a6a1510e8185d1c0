package import Models

/// The rows of reconciliation that refer to an account.
extension CheckRepository {
    /// The tables.
    package static let tables: [SnapshotTable] = [
        SnapshotTable(
            "closing", table: "account_closing", columns: ["account", "day", "stated", "at", "member"], by: "day"),
        SnapshotTable(
            "check", table: "account_check", columns: ["account", "since", "day", "stated"]),
        SnapshotTable(
            "tick", table: "check_tick", columns: ["account", "group_id"], by: "group_id"),
        SnapshotTable(
            "carried", table: "check_carried", columns: ["account", "group_id", "carried_day", "settled_day"], by: "group_id"),
    ]

    /// Moves the closings and carried entries before some days to another account, and deletes the others and the open checks of both.
    ///
    /// - Parameter closingsBefore: for each account the day before which its closings are kept.
    package func move(from old: ID<Account>, to new: ID<Account>, closingsBefore limits: (old: Day, new: Day)) throws {
        try deleteAll(of: old, since: limits.old)
        try deleteAll(of: new, since: limits.new)
        for statement: SQL in [
            """
            INSERT INTO account_closing (household, account, day, stated, at, member)
            SELECT household, CAST($1 AS BIGINT), day, stated, at, member FROM account_closing WHERE household = $2 AND account = $3
            ON CONFLICT DO NOTHING
            """,
            """
            INSERT INTO check_carried (household, account, group_id, carried_day, settled_day)
            SELECT household, CAST($1 AS BIGINT), group_id, carried_day, settled_day FROM check_carried
            WHERE household = $2 AND account = $3
            ON CONFLICT DO NOTHING
            """,
        ] {
            try connection.execute(statement, .id(new), .id(household), .id(old))
        }
        try deleteAll(of: old)
    }

    /// Deletes the open check and all closings.
    package func deleteAll(of account: ID<Account>) throws {
        for statement: SQL in [
            "DELETE FROM check_tick WHERE household = $1 AND account = $2",
            "DELETE FROM check_carried WHERE household = $1 AND account = $2",
            "DELETE FROM account_check WHERE household = $1 AND account = $2",
            "DELETE FROM account_closing WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
    }

    /// Deletes the open check, and the closings from a day on.
    private func deleteAll(of account: ID<Account>, since day: Day) throws {
        for statement: SQL in [
            "DELETE FROM check_tick WHERE household = $1 AND account = $2",
            "DELETE FROM account_check WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
        for statement: SQL in [
            "DELETE FROM check_carried WHERE household = $1 AND account = $2 AND carried_day >= $3",
            "UPDATE check_carried SET settled_day = NULL WHERE household = $1 AND account = $2 AND settled_day >= $3",
            "DELETE FROM account_closing WHERE household = $1 AND account = $2 AND day >= $3",
        ] {
            try connection.execute(statement, .id(household), .id(account), .day(day))
        }
    }
}
