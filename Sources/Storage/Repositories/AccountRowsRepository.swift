package import Models

/// Moves and deletes the rows that refer to an account except transactions: statement lines, checkpoints, open entries, rules, transfers,
/// savings.
package struct AccountRowsRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Moves all rows to another account. If both have a checkpoint of the same day and import, the other account's is kept.
    ///
    /// - Parameter closingsBefore: for each account the day before which its closings are kept.
    package func move(from old: ID<Account>, to new: ID<Account>, closingsBefore limits: (old: Day, new: Day)) throws {
        for statement: SQL in [
            "UPDATE statement_line SET account = $1 WHERE household = $2 AND account = $3",
            "UPDATE line_seen SET account = $1 WHERE household = $2 AND account = $3",
            "UPDATE import_statement SET account = $1 WHERE household = $2 AND account = $3",
            "UPDATE open_entry SET account = $1 WHERE household = $2 AND account = $3",
            "UPDATE category_rule SET account = $1 WHERE household = $2 AND account = $3",
            """
            INSERT INTO checkpoint (household, account, day, import_id, amount)
            SELECT household, CAST($1 AS BIGINT), day, import_id, amount FROM checkpoint WHERE household = $2 AND account = $3
            ON CONFLICT DO NOTHING
            """,
        ] {
            try connection.execute(statement, .id(new), .id(household), .id(old))
        }
        try connection.execute("DELETE FROM checkpoint WHERE household = $1 AND account = $2", .id(household), .id(old))
        try moveOrders(from: old, to: new)
        try moveSavings(from: old, to: new)
        try deleteChecks(of: old, since: limits.old)
        try deleteChecks(of: new, since: limits.new)
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
        try deleteChecks(of: old)
    }

    /// Moves transfers to another account. Those between the two accounts are deleted.
    private func moveOrders(from old: ID<Account>, to new: ID<Account>) throws {
        for statement: SQL in [
            """
            DELETE FROM transfer_confirmation WHERE household = $1 AND transfer IN (
                SELECT id FROM transfer_order
                WHERE household = $1 AND ((source = $2 AND destination = $3) OR (source = $3 AND destination = $2)))
            """,
            """
            DELETE FROM transfer_order
            WHERE household = $1 AND ((source = $2 AND destination = $3) OR (source = $3 AND destination = $2))
            """,
            """
            DELETE FROM standing_order
            WHERE household = $1 AND ((source = $2 AND destination = $3) OR (source = $3 AND destination = $2))
            """,
        ] {
            try connection.execute(statement, .id(household), .id(old), .id(new))
        }
        for statement: SQL in [
            "UPDATE transfer_order SET source = $1 WHERE household = $2 AND source = $3",
            "UPDATE transfer_order SET destination = $1 WHERE household = $2 AND destination = $3",
            "UPDATE standing_order SET source = $1 WHERE household = $2 AND source = $3",
            "UPDATE standing_order SET destination = $1 WHERE household = $2 AND destination = $3",
        ] {
            try connection.execute(statement, .id(new), .id(household), .id(old))
        }
    }

    /// Moves goal parts to another account, and the savings plan unless that account has one.
    private func moveSavings(from old: ID<Account>, to new: ID<Account>) throws {
        try touchGoals(of: old)
        // A goal with an open part on both accounts keeps one of them.
        try connection.execute(
            """
            DELETE FROM goal_part WHERE household = $1 AND account = $2 AND amount IS NULL AND goal IN (
                SELECT goal FROM goal_part WHERE household = $1 AND account = $3 AND amount IS NULL)
            """, .id(household), .id(old), .id(new))
        try connection.execute(
            "UPDATE goal_part SET account = $1 WHERE household = $2 AND account = $3", .id(new), .id(household), .id(old))
        try connection.execute(
            """
            INSERT INTO savings_plan (household, account, contribution, rate, rate_basis, revision)
            SELECT household, CAST($1 AS BIGINT), contribution, rate, rate_basis, revision FROM savings_plan
            WHERE household = $2 AND account = $3
            ON CONFLICT DO NOTHING
            """, .id(new), .id(household), .id(old))
        try connection.execute("DELETE FROM savings_plan WHERE household = $1 AND account = $2", .id(household), .id(old))
    }

    /// Deletes the savings plan and goal parts of an account.
    private func deleteSavings(of account: ID<Account>) throws {
        try touchGoals(of: account)
        for statement: SQL in [
            "DELETE FROM goal_part WHERE household = $1 AND account = $2",
            "DELETE FROM savings_plan WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
    }

    /// Increases the revision of goals with parts on an account, so that open forms detect the change.
    private func touchGoals(of account: ID<Account>) throws {
        try connection.execute(
            """
            UPDATE savings_goal SET revision = revision + 1
            WHERE household = $1 AND id IN (SELECT goal FROM goal_part WHERE household = $1 AND account = $2)
            """, .id(household), .id(account))
    }

    /// Deletes the transfers from or to an account.
    private func deleteOrders(of account: ID<Account>) throws {
        for statement: SQL in [
            """
            DELETE FROM transfer_confirmation WHERE household = $1 AND transfer IN (
                SELECT id FROM transfer_order WHERE household = $1 AND (source = $2 OR destination = $2))
            """,
            "DELETE FROM transfer_order WHERE household = $1 AND (source = $2 OR destination = $2)",
            "DELETE FROM standing_order WHERE household = $1 AND (source = $2 OR destination = $2)",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
    }

    /// Deletes the open check, and the closings from a day on.
    private func deleteChecks(of account: ID<Account>, since day: Day) throws {
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

    /// Deletes the open check and all closings.
    package func deleteChecks(of account: ID<Account>) throws {
        for statement: SQL in [
            "DELETE FROM check_tick WHERE household = $1 AND account = $2",
            "DELETE FROM check_carried WHERE household = $1 AND account = $2",
            "DELETE FROM account_check WHERE household = $1 AND account = $2",
            "DELETE FROM account_closing WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
    }

    /// Deletes the rows of statement import and reconciliation only.
    package func deleteStatements(of account: ID<Account>) throws {
        for statement: SQL in [
            "DELETE FROM statement_line WHERE household = $1 AND account = $2",
            "DELETE FROM line_seen WHERE household = $1 AND account = $2",
            "DELETE FROM import_statement WHERE household = $1 AND account = $2",
            "DELETE FROM checkpoint WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
        try deleteChecks(of: account)
    }

    /// Deletes all rows of the account.
    package func delete(of account: ID<Account>) throws {
        for statement: SQL in [
            "DELETE FROM open_entry WHERE household = $1 AND account = $2",
            "DELETE FROM category_rule WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
        try deleteOrders(of: account)
        try deleteSavings(of: account)
        try deleteStatements(of: account)
    }
}
