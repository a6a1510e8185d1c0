/// A credit or debit of an own account by a transaction.
package struct AccountMovement: Hashable, Sendable {
    package var group: ID<Transaction>
    package var day: Day
    /// As booked; positive for a credit, negative for a debit.
    package var amount: Money
    /// The amount in another currency, with the same sign.
    package var foreign: Money?
    package var account: ID<Account>
    /// The normalised payee.
    package var payeeKey: String
    /// Whether the other side is an own account, too.
    package var isOwnTransfer: Bool
    /// Whether only the account's member sees its entries. What everybody sees is then not settled by it.
    package var isClosed: Bool

    package init(
        group: ID<Transaction>, day: Day, amount: Money, foreign: Money? = nil, account: ID<Account>, payeeKey: String,
        isOwnTransfer: Bool = false, isClosed: Bool = false
    ) {
        self.group = group
        self.day = day
        self.amount = amount
        self.foreign = foreign
        self.account = account
        self.payeeKey = payeeKey
        self.isOwnTransfer = isOwnTransfer
        self.isClosed = isClosed
    }

    /// The amount in a currency; nil if it is unknown.
    package func amount(in currency: Currency) -> Money? {
        if amount.currency == currency { return amount }
        return foreign.flatMap { $0.currency == currency ? $0 : nil }
    }

    /// What was spent, in a currency if that is known, else as booked; negative for a refund.
    package func spent(preferring currency: Currency) -> Money { -(amount(in: currency) ?? amount) }
}

/// The rank of a row among those to which a movement may belong; lower is better, compared in the order of the properties.
package struct MovementRank<Row: Identified>: Comparable {
    /// Whether the payee, or the exact amount, does not prove it.
    var isVague: Bool
    /// Whether the row has no account, or another one.
    var isOtherAccount: Bool
    /// The distance from the day on which it is expected.
    var days: Int
    /// The distance from the expected amount.
    var distance: Int64
    var id: ID<Row>

    package init(isVague: Bool, isOtherAccount: Bool, days: Int = 0, distance: Int64, id: ID<Row>) {
        self.isVague = isVague
        self.isOtherAccount = isOtherAccount
        self.days = days
        self.distance = distance
        self.id = id
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.isVague ? 1 : 0, left.isOtherAccount ? 1 : 0, left.days, left.distance, left.id) < (
            right.isVague ? 1 : 0, right.isOtherAccount ? 1 : 0, right.days, right.distance, right.id
        )
    }
}
