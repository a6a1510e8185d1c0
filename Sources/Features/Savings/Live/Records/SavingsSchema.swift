package import Storage

extension Migration {
    /// Version 10: savings plans and goals.
    package static let savings = Migration(
        version: 10,
        statements: [
            """
            CREATE TABLE savings_plan (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                contribution INTEGER NOT NULL CHECK (contribution >= 0),
                rate INTEGER NOT NULL CHECK (rate BETWEEN 0 AND 1000000),
                rate_basis TEXT NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, account),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // The status of a goal at its last notification.
            """
            CREATE TABLE savings_goal (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                name TEXT NOT NULL,
                target INTEGER NOT NULL CHECK (target > 0),
                currency INTEGER NOT NULL,
                by_day INTEGER,
                place INTEGER NOT NULL,
                told_status TEXT,
                is_removed INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE goal_part (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                goal INTEGER NOT NULL,
                place INTEGER NOT NULL,
                name TEXT NOT NULL,
                account INTEGER NOT NULL,
                amount INTEGER CHECK (amount > 0),
                PRIMARY KEY (household, id),
                FOREIGN KEY (household, goal) REFERENCES savings_goal (household, id),
                FOREIGN KEY (household, account) REFERENCES account (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX goal_part_goal ON goal_part (household, goal, place)",
            "CREATE INDEX goal_part_account ON goal_part (household, account)",
        ])

    /// Version 33: the balance of an account from which on its money is a goal's; letters spelled out in the text index.
    package static let goalBalances = spellings.appending(["ALTER TABLE goal_part ADD COLUMN counts_from INTEGER NOT NULL DEFAULT 0"])
}
