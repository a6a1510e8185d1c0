package import Storage

extension Migration {
    /// Version 25: budgets of categories, and daily totals of categories, by which they are measured.
    package static let budgets = categoryDays.appending(
        [
            // A change of a category's budget from a household month on. All of amount, currency, period and carry_over are null where the
            // budget ends.
            """
            CREATE TABLE budget_step (
                household INTEGER NOT NULL,
                category INTEGER NOT NULL,
                month INTEGER NOT NULL,
                amount INTEGER CHECK (amount >= 0),
                currency INTEGER,
                period TEXT,
                carry_over TEXT,
                PRIMARY KEY (household, category, month),
                FOREIGN KEY (household, category) REFERENCES account (household, id),
                CHECK ((amount IS NULL) = (currency IS NULL) AND (amount IS NULL) = (period IS NULL) AND (amount IS NULL) = (carry_over IS NULL))
            ) STRICT, WITHOUT ROWID
            """
        ])
}
