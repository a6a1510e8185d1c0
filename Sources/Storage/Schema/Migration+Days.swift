extension Migration {
    /// Version 5: daily totals of own accounts, and exchange rates by day.
    static let days = Migration(
        version: 5,
        statements: [
            """
            CREATE TABLE day_total (
                household INTEGER NOT NULL,
                account INTEGER NOT NULL,
                currency INTEGER NOT NULL,
                day INTEGER NOT NULL,
                money_in INTEGER NOT NULL CHECK (money_in >= 0),
                money_out INTEGER NOT NULL CHECK (money_out >= 0),
                PRIMARY KEY (household, account, currency, day),
                FOREIGN KEY (household, account, currency) REFERENCES account_balance (household, account, currency)
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
            WHERE account.role = 'own' GROUP BY side.household, side.account, side.currency, side.day
            """,
            "CREATE INDEX exchange_rate_day ON exchange_rate (household, day DESC, base, quote)",
        ])
}
