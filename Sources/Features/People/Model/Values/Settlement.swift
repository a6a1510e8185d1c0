package import Models

/// A payment between two members of a group that reduces a debt.
package struct Settlement: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `set_…`.
    package static let idPrefix = "set"

    package var id: ID<Settlement>
    package var group: ID<PeopleGroup>
    /// The paying member.
    package var from: ID<GroupMember>
    /// The receiving member.
    package var to: ID<GroupMember>
    /// The settled amount, above zero, in the currency of the debt.
    package var amount: Money
    /// The paid amount, if it was in another currency; the two amounts keep the rate.
    package var paid: Money?
    package var day: Day
    package var notes: String
    /// The transaction that posts it; nil between two other people, or two members of the household.
    package var transaction: ID<Transaction>?
    /// Whether the transaction existed before the settlement, and stays when the settlement is deleted.
    package var wasTransaction: Bool
    /// The guest who added it; empty: a member of the household.
    package var guest: String
    package var isRemoved: Bool
    /// Incremented with every change.
    package var revision: Int64

    package init(
        id: ID<Settlement>, group: ID<PeopleGroup>, from: ID<GroupMember>, to: ID<GroupMember>, amount: Money, paid: Money? = nil, day: Day,
        notes: String = "", transaction: ID<Transaction>? = nil, wasTransaction: Bool = false, guest: String = "", isRemoved: Bool = false,
        revision: Int64 = 1
    ) {
        self.id = id
        self.group = group
        self.from = from
        self.to = to
        self.amount = amount
        self.paid = paid
        self.day = day
        self.notes = notes
        self.transaction = transaction
        self.wasTransaction = wasTransaction
        self.guest = guest
        self.isRemoved = isRemoved
        self.revision = revision
    }
}
