package import Models

/// What hangs on an account besides its transactions: statement lines, checkpoints, entries that wait, rules.
package struct AccountRowsRepository {
    let connection: Connection
    let household: ID<Household>

    /// The household's rows, for as long as the read or write that the connection belongs to.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Gives everything to another account. Where both have a checkpoint of one day and import, the other account's stays.
    ///
    /// - Parameter closingsBefore: the days before which what was checked and closed of each stays so.
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

    /// Gives orders to another account. Those between the two would move nothing any more and go.
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

    /// Gives what of an account is meant for goals to another one, and its plan where that one has none.
    private func moveSavings(from old: ID<Account>, to new: ID<Account>) throws {
        try recountGoals(of: old)
        // A goal that took as much as it needs from both takes it from the one that stays, once.
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

    /// Takes away what is planned for an account, and what of it is meant for goals.
    private func deleteSavings(of account: ID<Account>) throws {
        try recountGoals(of: account)
        for statement: SQL in [
            "DELETE FROM goal_part WHERE household = $1 AND account = $2",
            "DELETE FROM savings_plan WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
    }

    /// Goals that take from an account change with it: a form that saw them before has seen something else.
    private func recountGoals(of account: ID<Account>) throws {
        try connection.execute(
            """
            UPDATE savings_goal SET revision = revision + 1
            WHERE household = $1 AND id IN (SELECT goal FROM goal_part WHERE household = $1 AND account = $2)
            """, .id(household), .id(account))
    }

    /// Takes the orders from or to an account away.
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

    /// Forgets the check under way, and what was closed from a day on.
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

    /// Forgets what was checked and closed.
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

    /// Takes away what statements and checks left, and nothing else.
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

    /// Takes everything away.
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
