extension Migration {
    /// The ledger's part of version 25: daily totals of categories.
    package static let categoryDays = Migration(
        version: 25,
        statements: [
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
            """
        ])
}
