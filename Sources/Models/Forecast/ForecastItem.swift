/// A credit or debit of an own account that is expected on a day. A transfer between two own accounts is two items.
package struct ForecastItem: Hashable, Sendable {
    /// The source of an item.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A completed transaction of a later day.
        case booked
        /// A pending transaction.
        case pending
        case transfer, standingOrder, subscription, savingsPlan, cardBill, sharedExpense
        /// Income or spending that a member expects.
        case expected
        /// A recurring payment detected in the ledger that no other item covers.
        case found
        /// An amount of a *What if*.
        case whatIf
    }

    /// Identifies the occurrence, also among forecasts of later days.
    package var key: String
    /// The due day; a forecast moves overdue items to its first day.
    package var day: Day
    package var account: ID<Account>
    /// In the currency of the account; negative: a debit.
    package var amount: Money
    package var title: String
    package var kind: Kind
    /// What it comes from; nil: nothing that can be opened.
    package var object: ObjectReference?
    /// The category of spending that it is part of, whose budget pays for it.
    package var category: ID<Category>?
    /// The own account on its other side, whose item has the opposite amount.
    package var counterAccount: ID<Account>?
    /// The standard deviation of the amount, in minor units; 0: it is certain.
    package var spread: Int64

    package init(
        key: String, day: Day, account: ID<Account>, amount: Money, title: String, kind: Kind, object: ObjectReference? = nil,
        category: ID<Category>? = nil, counterAccount: ID<Account>? = nil, spread: Int64 = 0
    ) {
        self.key = key
        self.day = day
        self.account = account
        self.amount = amount
        self.title = title
        self.kind = kind
        self.object = object
        self.category = category
        self.counterAccount = counterAccount
        self.spread = spread
    }
}
