/// A credit or debit of an own account that is expected on a day. A transfer between two own accounts is two items.
package struct ForecastItem: Hashable, Sendable {
    /// The source of an item; each feature declares its own.
    package struct Kind: DeclaredKind {
        package let rawValue: String
        /// An item stands for the same money of kinds with a higher precedence; nil for kinds that have no duplicates.
        package let precedence: Int?

        package init(_ rawValue: String, precedence: Int? = nil) {
            self.rawValue = rawValue
            self.precedence = precedence
        }
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

extension ForecastItem.Kind {
    /// A completed transaction of a later day.
    package static let booked = Self("booked", precedence: 0)
    /// A pending transaction.
    package static let pending = Self("pending", precedence: 0)
    package static let cardBill = Self("cardBill")
    /// Income or spending that a member expects.
    package static let expected = Self("expected", precedence: 3)
    /// A recurring payment detected in the ledger that no other item covers.
    package static let found = Self("found", precedence: 4)
    /// An amount of a *What if*.
    package static let whatIf = Self("whatIf")
}
