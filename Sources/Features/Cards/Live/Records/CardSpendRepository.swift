import Models
import Storage

/// Card charges from the ledger of the card's account, without own transfers such as the payment of the bill.
final class CardSpendRepository: ScopedRepository {
    /// A charge with the facts that limits depend on.
    struct Charge: Hashable, Sendable {
        let transaction: ID<Transaction>
        let day: Day
        let amount: Money
        let payee: String
        let note: String
        /// Whether it is a cash withdrawal to an own cash account.
        let isCash: Bool
    }

    /// Charges minus refunds within some days in a currency.
    func spent(at account: ID<Account>, in currency: Currency, from first: Day, through last: Day) throws -> Money {
        let ledgerAccount = LedgerAccountID(account)
        let paid = try sum(
            """
            SELECT CAST(COALESCE(SUM(t.amount), 0) AS BIGINT) FROM txn AS t
            JOIN account AS a ON a.household = t.household AND a.id = t.destination
            WHERE t.household = $1 AND t.source = $2 AND t.source_day BETWEEN $3 AND $4 AND t.currency = $5 AND t.status IN ($6, $7)
                AND a.role = $8
            """, ledgerAccount, currency, first, last)
        let back = try sum(
            """
            SELECT CAST(COALESCE(SUM(t.amount), 0) AS BIGINT) FROM txn AS t
            JOIN account AS a ON a.household = t.household AND a.id = t.source
            WHERE t.household = $1 AND t.destination = $2 AND t.destination_day BETWEEN $3 AND $4 AND t.currency = $5
                AND t.status IN ($6, $7) AND a.role = $8
            """, ledgerAccount, currency, first, last)
        return Money(minorUnits: paid.subtractingClamped(back), currency: currency)
    }

    /// The charges and cash withdrawals within some days.
    func charges(at account: ID<Account>, from first: Day, through last: Day) throws -> [Charge] {
        try connection.all(
            """
            SELECT t.group_id, t.source_day, t.amount, t.currency, p.name, t.note, CASE WHEN a.role = 'own' THEN 1 ELSE 0 END FROM txn AS t
            JOIN account AS a ON a.household = t.household AND a.id = t.destination
            LEFT JOIN payee AS p ON p.household = t.household AND p.id = t.payee
            WHERE t.household = $1 AND t.source = $2 AND t.source_day BETWEEN $3 AND $4 AND t.status IN ($5, $6) AND (a.role = $7 OR a.kind = $8)
            ORDER BY t.source_day, t.group_id, t.id
            """, .id(household), .ledgerAccount(LedgerAccountID(account)), .day(first), .day(last),
            .integer(TransactionStatus.completed.code),
            .integer(TransactionStatus.pending.code), Self.category, .text(AccountKind.cash.rawValue)
        ) { row in
            Charge(
                transaction: row.id(), day: row.day(), amount: try row.money(),
                payee: row.text(), note: row.text(), isCash: row.bool())
        }
    }

    private static let category = Value.text("category")

    private func sum(_ sql: SQL, _ ledgerAccount: LedgerAccountID, _ currency: Currency, _ first: Day, _ last: Day) throws -> Int64 {
        try connection.first(
            sql, .id(household), .ledgerAccount(ledgerAccount), .day(first), .day(last), .currency(currency),
            .integer(TransactionStatus.completed.code),
            .integer(TransactionStatus.pending.code), Self.category) ?? 0
    }
}
