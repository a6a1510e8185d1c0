import Models
import Storage

/// Adds up completed transactions of categories by payee, tag or account. The cost grows with the transactions of the days.
final class GroupedSumRepository: ScopedRepository {
    /// What came into a category less what left it, of one payee, tag or account.
    struct Sum: Hashable, Sendable {
        /// The name of the payee or tag; empty for transactions without one, and for accounts.
        var name: String
        /// The own account; nil for payees and tags, and for what no own account paid.
        var account: ID<Account>?
        var category: ID<Category>
        /// The day of an amount in another currency than the requested one; nil: of all days.
        var day: Day?
        var net: Money
    }

    /// The sums by payee. Amounts in the given currency are added up over all days, others by day.
    func byPayee(_ days: ClosedRange<Day>, _ classes: [CategoryClass], in currency: Currency) throws -> [Sum] {
        try named(
            """
            SELECT COALESCE(payee.name, ''), sums.category, sums.day, sums.net, sums.currency FROM (
                SELECT side.payee AS key, side.category AS category, side.currency AS currency, side.day AS day,
                    CAST(SUM(side.net) AS BIGINT) AS net
                FROM (\(Self.sides)) AS side GROUP BY side.payee, side.category, side.currency, side.day
            ) AS sums LEFT JOIN payee ON payee.household = $2 AND payee.id = sums.key
            """, days, classes, in: currency)
    }

    /// The sums by tag: a transaction counts with each of its tags.
    func byTag(_ days: ClosedRange<Day>, _ classes: [CategoryClass], in currency: Currency) throws -> [Sum] {
        try named(
            """
            SELECT COALESCE(tag.name, ''), sums.category, sums.day, sums.net, sums.currency FROM (
                SELECT group_tag.tag AS key, side.category AS category, side.currency AS currency, side.day AS day,
                    CAST(SUM(side.net) AS BIGINT) AS net
                FROM (\(Self.sides)) AS side LEFT JOIN group_tag ON group_tag.household = $2 AND group_tag.group_id = side.group_id
                GROUP BY group_tag.tag, side.category, side.currency, side.day
            ) AS sums LEFT JOIN tag ON tag.household = $2 AND tag.id = sums.key
            """, days, classes, in: currency)
    }

    /// The sums by the own account that paid or was paid. Of an amount that was exchanged and of the household's share of an expense, it is the
    /// own account in the group of the transaction, the first one of several.
    func byAccount(_ days: ClosedRange<Day>, _ classes: [CategoryClass], in currency: Currency) throws -> [Sum] {
        try sums(
            """
            SELECT side.own, side.category, side.day, CAST(SUM(side.net) AS BIGINT), side.currency FROM (
                SELECT parts.category AS category, parts.currency AS currency, parts.day AS day, parts.net AS net,
                    CASE WHEN other.role = 'own' THEN other.id WHEN other.role IN ('conversion', 'receivable') THEN (
                        SELECT MIN(own.id) FROM txn AS part JOIN account AS own ON own.household = part.household
                            AND own.id IN (part.source, part.destination) AND own.role = 'own'
                        WHERE part.household = other.household AND part.group_id = parts.group_id
                    ) END AS own
                FROM (\(Self.sides)) AS parts JOIN account AS other ON other.household = $2 AND other.id = parts.other
            ) AS side GROUP BY side.own, side.category, side.currency, side.day
            """, days, classes, in: currency
        ) { row in ("", row.optionalID()) }
    }

    // MARK: - Private

    /// The sides of transactions in the categories, each with the other ledger account.
    private static let sides: SQL = """
        SELECT account.id AS category, txn.source AS other, txn.payee AS payee, txn.group_id AS group_id, txn.currency AS currency,
            txn.amount AS net, CASE WHEN txn.currency = $1 THEN NULL ELSE txn.destination_day END AS day
        FROM account CROSS JOIN txn
        WHERE account.household = $2 AND account.category_class IN ($3, $4) AND txn.household = account.household
            AND txn.destination = account.id AND txn.destination_day BETWEEN $5 AND $6 AND txn.status = 1
        UNION ALL
        SELECT account.id AS category, txn.destination AS other, txn.payee AS payee, txn.group_id AS group_id, txn.currency AS currency,
            -txn.amount AS net, CASE WHEN txn.currency = $1 THEN NULL ELSE txn.source_day END AS day
        FROM account CROSS JOIN txn
        WHERE account.household = $2 AND account.category_class IN ($3, $4) AND txn.household = account.household
            AND txn.source = account.id AND txn.source_day BETWEEN $5 AND $6 AND txn.status = 1
        """

    private func named(_ sql: SQL, _ days: ClosedRange<Day>, _ classes: [CategoryClass], in currency: Currency) throws -> [Sum] {
        try sums(sql, days, classes, in: currency) { row in (row.text(), nil) }
    }

    private func sums(
        _ sql: SQL, _ days: ClosedRange<Day>, _ classes: [CategoryClass], in currency: Currency,
        by key: (inout Row) -> (name: String, account: ID<Account>?)
    ) throws -> [Sum] {
        let (first, last) = (classes.first ?? .spending, classes.last ?? .spending)
        return try connection.all(
            sql, .currency(currency), .id(household), .text(first.rawValue), .text(last.rawValue), .day(days.lowerBound),
            .day(days.upperBound)
        ) { row in
            let (name, account) = key(&row)
            return Sum(name: name, account: account, category: row.id(), day: row.optionalDay(), net: try row.money())
        }
    }
}
