extension Migration {
    /// Version 34: who owes a part of a subscription, and the expenses that follow its charges.
    static let sharedCharges = Migration(
        version: 34,
        statements: [
            // A group, or ids of people with spaces between them; from the day shared_since on, NULL: nobody owes anything.
            "ALTER TABLE subscription ADD COLUMN shared_group INTEGER",
            "ALTER TABLE subscription ADD COLUMN shared_people TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE subscription ADD COLUMN shared_since INTEGER",
            // The transaction and the subscription of the charge that an expense follows; is_withdrawn: removed because the charge is gone.
            "ALTER TABLE expense ADD COLUMN charge INTEGER",
            "ALTER TABLE expense ADD COLUMN subscription INTEGER",
            "ALTER TABLE expense ADD COLUMN is_withdrawn INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX expense_charge ON expense (household, charge) WHERE charge IS NOT NULL",
        ])
}
