package import Models

/// The payment of a credit account's debt from another account: the debt at the end of the day of its statement. Purchases lower the balance of the
/// card's account on their days and that of the paying account only here.
package struct CardBill: Hashable, Sendable {
    package var key: String
    package var card: ID<Account>
    package var payer: ID<Account>
    /// The day of the payment.
    package var day: Day
    /// The day whose debt is paid, before `day`.
    package var statementDay: Day
    /// The paid amount in minor units, above zero; nil: the debt expected on the day of the statement.
    package var amount: Int64?
    package var title: String
    /// What it comes from; nil: nothing that can be opened.
    package var object: ObjectReference?

    package init(
        key: String, card: ID<Account>, payer: ID<Account>, day: Day, statementDay: Day, amount: Int64? = nil, title: String,
        object: ObjectReference? = nil
    ) {
        self.key = key
        self.card = card
        self.payer = payer
        self.day = day
        self.statementDay = statementDay
        self.amount = amount
        self.title = title
        self.object = object
    }
}
