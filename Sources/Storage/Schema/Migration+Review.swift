extension Migration {
    /// Version 23: rules with several words; transactions that wait to be confirmed.
    static let review = Migration(
        version: 23,
        statements: [
            // Set if payee_test is contains and payee_text has several texts, one in each line: whether all or any of them are required.
            "ALTER TABLE category_rule ADD COLUMN payee_words TEXT CHECK (payee_words IN ('all', 'any'))",
            // Only what waits, so that it does not grow with the history.
            """
            CREATE TABLE review_entry (
                household INTEGER NOT NULL REFERENCES household (id),
                group_id INTEGER NOT NULL,
                PRIMARY KEY (household, group_id)
            ) STRICT, WITHOUT ROWID
            """,
        ])
}
