extension Migration {
    /// Version 35: when a recurring payee was opened, so that an examination of an older snapshot does not close it; and the index in which
    /// expenses of one amount are found.
    static let openings = Migration(
        version: 35,
        statements: [
            // The household's revision in the last write that opened the payee; 0: before this was noted.
            "ALTER TABLE recurring_payee ADD COLUMN opened_in INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX expense_amount ON expense (household, people_group, currency, amount, id) WHERE is_removed = 0",
        ])
}
