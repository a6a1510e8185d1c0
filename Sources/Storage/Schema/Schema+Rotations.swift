extension Schema {
    /// Version 29: what a purchase and its refund have in common, so that they leave no cent with anybody.
    static let rotations = Migration(
        version: 29,
        statements: [
            // Decides who bears left-over units; NULL: the id of the expense.
            "ALTER TABLE expense ADD COLUMN rotation INTEGER"
        ])
}
