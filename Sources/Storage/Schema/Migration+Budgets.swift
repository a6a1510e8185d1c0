extension Migration {
    /// Version 25: budgets of categories; daily totals of categories.
    static let budgets = Migration(
        version: 25,
        statements: [
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
            """,
            """
            INSERT INTO day_total (household, account, currency, day, money_in, money_out)
            SELECT side.household, side.account, side.currency, side.day, CAST(SUM(side.money_in) AS BIGINT),
                CAST(SUM(side.money_out) AS BIGINT)
            FROM (
                SELECT household, destination AS account, currency, destination_day AS day, amount AS money_in, 0 AS money_out
                FROM txn WHERE status = 1
                UNION ALL
                SELECT household, source AS account, currency, source_day AS day, 0 AS money_in, amount AS money_out
                FROM txn WHERE status = 1
            ) AS side JOIN account ON account.household = side.household AND account.id = side.account
            WHERE account.role = 'category' GROUP BY side.household, side.account, side.currency, side.day
            """,
        ])
}
