package import Storage

extension Migration {
    /// Version 19: people, their groups, expenses and settlements; ledger accounts of what they owe.
    package static let people = receivables.appending(
        [
            """
            CREATE TABLE person (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                name TEXT NOT NULL,
                email TEXT NOT NULL,
                phone TEXT NOT NULL,
                color TEXT NOT NULL,
                emoji TEXT NOT NULL,
                iban TEXT NOT NULL,
                notes TEXT NOT NULL,
                is_removed INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // account is the ledger account of the household's part, NULL while there is none.
            """
            CREATE TABLE people_group (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                name TEXT NOT NULL,
                emoji TEXT NOT NULL,
                currency INTEGER NOT NULL,
                default_split TEXT NOT NULL,
                is_direct INTEGER NOT NULL,
                is_archived INTEGER NOT NULL,
                is_removed INTEGER NOT NULL,
                account INTEGER,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // person is NULL for the household. The order of ids is the order of members.
            """
            CREATE TABLE group_member (
                household INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                id INTEGER NOT NULL,
                person INTEGER,
                name TEXT NOT NULL,
                weight INTEGER NOT NULL CHECK (weight >= 0),
                has_left INTEGER NOT NULL,
                PRIMARY KEY (household, people_group, id),
                FOREIGN KEY (household, people_group) REFERENCES people_group (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX group_member_person ON group_member (household, person, people_group)",
            // group_id is the transaction of the household's part; was_transaction: it existed before the expense.
            """
            CREATE TABLE expense (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                title TEXT NOT NULL,
                amount INTEGER NOT NULL CHECK (amount <> 0),
                currency INTEGER NOT NULL,
                foreign_amount INTEGER,
                foreign_currency INTEGER,
                day INTEGER NOT NULL,
                category INTEGER,
                notes TEXT NOT NULL,
                split_type TEXT NOT NULL,
                group_id INTEGER,
                was_transaction INTEGER NOT NULL,
                series INTEGER,
                is_reconstructed INTEGER NOT NULL,
                guest TEXT NOT NULL,
                is_removed INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                FOREIGN KEY (household, people_group) REFERENCES people_group (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX expense_day ON expense (household, people_group, day, id)",
            "CREATE INDEX expense_transaction ON expense (household, group_id) WHERE group_id IS NOT NULL",
            """
            CREATE TABLE expense_payer (
                household INTEGER NOT NULL,
                expense INTEGER NOT NULL,
                member INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                PRIMARY KEY (household, expense, member),
                FOREIGN KEY (household, expense) REFERENCES expense (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // value is what was typed for the member.
            """
            CREATE TABLE expense_share (
                household INTEGER NOT NULL,
                expense INTEGER NOT NULL,
                member INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                value INTEGER NOT NULL,
                PRIMARY KEY (household, expense, member),
                FOREIGN KEY (household, expense) REFERENCES expense (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE expense_series (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                template INTEGER NOT NULL,
                anchor INTEGER NOT NULL,
                every INTEGER NOT NULL CHECK (every BETWEEN 1 AND 10000),
                unit TEXT NOT NULL,
                end_day INTEGER,
                account INTEGER,
                through INTEGER NOT NULL,
                is_ended INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                FOREIGN KEY (household, people_group) REFERENCES people_group (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE settlement (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                from_member INTEGER NOT NULL,
                to_member INTEGER NOT NULL,
                amount INTEGER NOT NULL CHECK (amount > 0),
                currency INTEGER NOT NULL,
                paid_amount INTEGER,
                paid_currency INTEGER,
                day INTEGER NOT NULL,
                notes TEXT NOT NULL,
                group_id INTEGER,
                was_transaction INTEGER NOT NULL,
                guest TEXT NOT NULL,
                is_removed INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                CHECK (from_member <> to_member),
                FOREIGN KEY (household, people_group) REFERENCES people_group (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX settlement_day ON settlement (household, people_group, day, id)",
            "CREATE INDEX settlement_transaction ON settlement (household, group_id) WHERE group_id IS NOT NULL",
            // Sums of a group's expenses and settlements, changed by increments.
            """
            CREATE TABLE member_balance (
                household INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                member INTEGER NOT NULL,
                currency INTEGER NOT NULL,
                paid INTEGER NOT NULL,
                share INTEGER NOT NULL,
                sent INTEGER NOT NULL,
                received INTEGER NOT NULL,
                PRIMARY KEY (household, people_group, member, currency),
                FOREIGN KEY (household, people_group, member) REFERENCES group_member (household, people_group, id)
            ) STRICT, WITHOUT ROWID
            """,
            // What the first member owes the second without simplification; negative: the second owes the first.
            """
            CREATE TABLE member_debt (
                household INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                first_member INTEGER NOT NULL,
                second_member INTEGER NOT NULL,
                currency INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                PRIMARY KEY (household, people_group, first_member, second_member, currency),
                CHECK (first_member < second_member),
                FOREIGN KEY (household, people_group) REFERENCES people_group (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // category is 0 for expenses without one.
            """
            CREATE TABLE group_total (
                household INTEGER NOT NULL,
                people_group INTEGER NOT NULL,
                month INTEGER NOT NULL,
                currency INTEGER NOT NULL,
                category INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                expenses INTEGER NOT NULL CHECK (expenses >= 0),
                PRIMARY KEY (household, people_group, month, currency, category),
                FOREIGN KEY (household, people_group) REFERENCES people_group (household, id)
            ) STRICT, WITHOUT ROWID
            """,
        ])
}
