package import Models

/// The input of detection for one transaction.
package struct RecurrenceCharge: Hashable, Sendable {
    package var id: ID<Transaction>
    package var day: Day
    /// In minor units; spending is positive, income negative.
    package var amount: Int64
    package var currency: Currency
    /// The amount in another currency, in its minor units, with the sign of `amount`.
    package var foreign: Int64?
    package var account: ID<Account>
    package var payee: String
    /// Memo or reference; its words may indicate the purpose of the charge.
    package var memo: String
    /// SEPA creditor and mandate; empty: unknown.
    package var creditor: String
    package var mandate: String
    /// The standard category of the counter-entry; nil: another category.
    package var category: StandardCategory?
    /// Whether it is an own transfer, or belongs to an own standing order.
    package var isOwnOrder: Bool

    package init(
        id: ID<Transaction>, day: Day, amount: Int64, currency: Currency, foreign: Int64? = nil, account: ID<Account>, payee: String,
        memo: String = "", creditor: String = "", mandate: String = "", category: StandardCategory? = nil, isOwnOrder: Bool = false
    ) {
        self.id = id
        self.day = day
        self.amount = amount
        self.currency = currency
        self.foreign = foreign
        self.account = account
        self.payee = payee
        self.memo = memo
        self.creditor = creditor
        self.mandate = mandate
        self.category = category
        self.isOwnOrder = isOwnOrder
    }
}
