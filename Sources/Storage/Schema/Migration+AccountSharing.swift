extension Migration {
    /// Version 39: accounts belong to the household or to a member, and what is summed up of them can be taken apart by account.
    ///
    /// `scope` is 0, or the id of the member-owned account at the other side of the transactions that a row sums up: in totals of categories,
    /// equity and conversion. Nothing is owned yet, so every scope is 0.
    static let accountSharing = Migration(
        version: 39,
        statements: [
            // The member; NULL: the household. No reference: a member whose accounts remain may be removed.
            "ALTER TABLE account ADD COLUMN owner INTEGER",
            "ALTER TABLE account ADD COLUMN sharing TEXT NOT NULL DEFAULT 'full' CHECK (sharing IN ('full', 'balance', 'private'))",
            "CREATE INDEX account_owner ON account (household, owner) WHERE owner IS NOT NULL",
            // Whether any account has an owner (1), or had one when it was deleted (2).
            "ALTER TABLE household ADD COLUMN is_divided INTEGER NOT NULL DEFAULT 0",
            "ALTER TABLE member ADD COLUMN perspective TEXT NOT NULL DEFAULT 'all' CHECK (perspective IN ('ours', 'mine', 'all'))",
            // 0, or the member in whose owned accounts that are not shared in full alone the payee occurs.
            "ALTER TABLE payee ADD COLUMN scope INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX payee_scope ON payee (household, scope) WHERE scope <> 0",
            // The part of account_balance of categories, equity and conversion that comes from owned accounts.
            """
            CREATE TABLE scope_balance (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                currency INTEGER NOT NULL,
                scope INTEGER NOT NULL,
                booked INTEGER NOT NULL,
                pending_out INTEGER NOT NULL CHECK (pending_out >= 0),
                entries INTEGER NOT NULL CHECK (entries >= 0),
                PRIMARY KEY (household, account, currency, scope),
                FOREIGN KEY (household, account, currency) REFERENCES account_balance (household, account, currency)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX scope_balance_scope ON scope_balance (household, scope)",
            // The member-owned accounts that a recorded change touched.
            """
            CREATE TABLE audit_reach (
                household INTEGER NOT NULL REFERENCES household (id),
                audit INTEGER NOT NULL,
                account INTEGER NOT NULL,
                PRIMARY KEY (household, audit, account)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX audit_reach_account ON audit_reach (household, account, audit)",
        ] + [TableRebuild.monthTotal, .dayTotal, .categoryChoice].flatMap(\.statements))
}

/// Columns of the key come first: `PRAGMA integrity_check` of SQLite 3.40 reports others as NULL if they stand before one of the key.
extension TableRebuild {
    fileprivate static let monthTotal = totals("month_total", by: "month")
    fileprivate static let dayTotal = totals("day_total", by: "day")

    /// Scope: 0, or the owned account in whose transactions alone the category was chosen.
    fileprivate static let categoryChoice = TableRebuild(
        "category_choice",
        columns: """
                household INTEGER NOT NULL REFERENCES household (id),
                payee TEXT NOT NULL,
                is_income INTEGER NOT NULL CHECK (is_income IN (0, 1)),
                scope INTEGER NOT NULL DEFAULT 0,
                id INTEGER NOT NULL,
                category INTEGER NOT NULL,
                memo TEXT NOT NULL,
                amount INTEGER NOT NULL,
                line_count INTEGER NOT NULL,
                chosen_at INTEGER NOT NULL,
                PRIMARY KEY (household, payee, is_income, scope)
            """,
        rows: """
            SELECT household, payee, is_income, 0, id, category, memo, amount, line_count, chosen_at FROM category_choice
            """,
        indexes: [
            "CREATE INDEX category_choice_chosen ON category_choice (household, chosen_at)",
            "CREATE INDEX category_choice_scope ON category_choice (household, scope) WHERE scope <> 0",
        ])

    /// - Parameter period: the column of the month or day.
    private static func totals(_ table: String, by period: String) -> TableRebuild {
        TableRebuild(
            table,
            columns: """
                    household INTEGER NOT NULL,
                    account INTEGER NOT NULL,
                    currency INTEGER NOT NULL,
                    \(period) INTEGER NOT NULL,
                    scope INTEGER NOT NULL DEFAULT 0,
                    money_in INTEGER NOT NULL CHECK (money_in >= 0),
                    money_out INTEGER NOT NULL CHECK (money_out >= 0),
                    PRIMARY KEY (household, account, currency, \(period), scope),
                    FOREIGN KEY (household, account, currency) REFERENCES account_balance (household, account, currency)
                """,
            rows: "SELECT household, account, currency, \(period), 0, money_in, money_out FROM \(table)",
            indexes: ["CREATE INDEX \(table)_scope ON \(table) (household, scope) WHERE scope <> 0"])
    }
}
