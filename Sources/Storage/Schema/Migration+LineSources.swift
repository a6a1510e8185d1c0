extension Migration {
    /// Version 24: what statement lines say that their transactions do not; what the history shows of changes.
    static let lineSources = Migration(
        version: 24,
        statements: [
            // Days that differ from the booking day.
            "ALTER TABLE statement_line ADD COLUMN purchase_day INTEGER",
            "ALTER TABLE statement_line ADD COLUMN value_day INTEGER",
            // Payee and memo as in the statement; NULL if the transaction has them as long as text_hash fits its texts.
            "ALTER TABLE statement_line ADD COLUMN payee TEXT",
            "ALTER TABLE statement_line ADD COLUMN memo TEXT",
            // The id of what a change is about, with its prefix; and its fields before and after, one in each line.
            "ALTER TABLE audit ADD COLUMN target TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE audit ADD COLUMN changes TEXT",
        ])
}
