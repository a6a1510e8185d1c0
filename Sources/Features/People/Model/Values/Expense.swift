package import Models

/// An expense that some members of a group paid (or received, for a refund or a shared income: a negative amount), split among some of them.
package struct Expense: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `exp_…`.
    package static let idPrefix = "exp"

    package var id: ID<Expense>
    package var group: ID<PeopleGroup>
    /// 1–200 characters.
    package var title: String
    /// Not zero; negative: money that was received.
    package var amount: Money
    /// The amount in the currency of the payment, if it differs; the two amounts keep the rate.
    package var foreign: Money?
    package var day: Day
    package var category: ID<Category>?
    package var notes: String
    /// The payers, one or more, by member order; the amounts add up to `amount` and have its sign.
    package var payers: [ExpensePayer]
    package var split: ExpenseSplit
    /// The share of each member, by member order; the shares add up to `amount`. Stored, so that later changes of weights leave it unchanged.
    package var shares: [ExpenseShare]
    /// Determines the members that get left-over units; the same for a purchase and its refund, see `ExpenseMirror`. Nil: its own id.
    package var rotation: Int64?
    /// The transaction that posts the household's part; nil if it has none.
    package var transaction: ID<Transaction>?
    /// Whether the transaction existed before the expense, and stays when the expense is deleted.
    package var wasTransaction: Bool
    /// The series of a recurring expense.
    package var series: ID<ExpenseSeries>?
    /// The charge of a subscription that it follows; nil: it is independent.
    package var charge: ExpenseCharge?
    /// Whether payers and shares were reconstructed from the net of each member, because the imported file does not state who paid.
    package var isReconstructed: Bool
    /// The guest who added it; empty: a member of the household.
    package var guest: String
    package var isRemoved: Bool
    /// Incremented with every change.
    package var revision: Int64

    package init(
        id: ID<Expense>, group: ID<PeopleGroup>, title: String, amount: Money, foreign: Money? = nil, day: Day,
        category: ID<Category>? = nil,
        notes: String = "", payers: [ExpensePayer], split: ExpenseSplit, shares: [ExpenseShare], rotation: Int64? = nil,
        transaction: ID<Transaction>? = nil,
        wasTransaction: Bool = false, series: ID<ExpenseSeries>? = nil, charge: ExpenseCharge? = nil, isReconstructed: Bool = false,
        guest: String = "",
        isRemoved: Bool = false, revision: Int64 = 1
    ) {
        self.id = id
        self.group = group
        self.title = title
        self.amount = amount
        self.foreign = foreign
        self.day = day
        self.category = category
        self.notes = notes
        self.payers = payers
        self.split = split
        self.shares = shares
        self.rotation = rotation
        self.transaction = transaction
        self.wasTransaction = wasTransaction
        self.series = series
        self.charge = charge
        self.isReconstructed = isReconstructed
        self.guest = guest
        self.isRemoved = isRemoved
        self.revision = revision
    }

    /// The rotation of the order in which members get left-over units.
    package var leftoverRotation: Int64 { rotation ?? id.rawValue }

    /// The payment of a member, in minor units.
    package func paid(by member: ID<GroupMember>) -> Int64 { payers.first { $0.member == member }?.amount ?? 0 }

    /// The share of a member, in minor units.
    package func share(of member: ID<GroupMember>) -> Int64 { shares.first { $0.member == member }?.amount ?? 0 }
}

/// The payment of one member for an expense.
package struct ExpensePayer: Hashable, Sendable {
    package var member: ID<GroupMember>
    /// Minor units of the expense's currency, with its sign.
    package var amount: Int64

    package init(_ member: ID<GroupMember>, _ amount: Int64) {
        self.member = member
        self.amount = amount
    }
}
