package import Storage

extension Migration {
    /// Version 26: income and bills that return, with what is settled of them; parts of categories, and months that begin on a working day.
    package static let expected = categoryParts.appending(
        [
            // cycle_every is 0 for a single payment. Amounts are in the currency of the row: positive comes in, negative goes out.
            """
            CREATE TABLE expected_item (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                name TEXT NOT NULL,
                amount INTEGER NOT NULL CHECK (amount <> 0),
                currency INTEGER NOT NULL,
                tolerance INTEGER NOT NULL CHECK (tolerance >= 0),
                cycle_every INTEGER NOT NULL CHECK (cycle_every BETWEEN 0 AND 10000),
                cycle_unit TEXT NOT NULL,
                anchor INTEGER NOT NULL,
                ends INTEGER,
                weekend TEXT NOT NULL,
                account INTEGER,
                category INTEGER,
                payee_key TEXT NOT NULL,
                is_removed INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // A scheduled day that came or is skipped. amount and paid_on are null where it is skipped.
            """
            CREATE TABLE expected_occurrence (
                household INTEGER NOT NULL,
                item INTEGER NOT NULL,
                day INTEGER NOT NULL,
                amount INTEGER,
                currency INTEGER,
                paid_on INTEGER,
                group_id INTEGER,
                by_hand INTEGER NOT NULL,
                PRIMARY KEY (household, item, day),
                FOREIGN KEY (household, item) REFERENCES expected_item (household, id),
                CHECK ((amount IS NULL) = (paid_on IS NULL) AND (amount IS NULL) = (currency IS NULL))
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX expected_occurrence_group ON expected_occurrence (household, group_id) WHERE group_id IS NOT NULL",
        ])
}
