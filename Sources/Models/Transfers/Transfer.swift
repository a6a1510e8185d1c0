/// An order to move money, with a life cycle. When it completes it has posted one transaction (`product.md` section 6).
package struct Transfer: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `trf_…`.
    package static let idPrefix = "trf"

    package var id: ID<Transfer>
    /// What people and banks find it by; unique in the household.
    package var reference: TransferReference
    package var status: TransferStatus
    /// The own account that pays.
    package var source: ID<Account>
    package var destination: TransferDestination
    /// What leaves, above zero, in the source's currency.
    package var amount: Money
    /// What arrives, above zero, where that is in another currency; nil where both have one.
    package var otherAmount: Money?
    /// The day on which it is to be done.
    package var day: Day
    /// What the recipient reads; may be empty.
    package var note: String
    /// What it is for, where it leaves the household; nil: what was chosen last for the recipient, else other.
    package var category: ID<Category>?
    /// The standing order that it is an occurrence of.
    package var standingOrder: ID<StandingOrder>?
    /// What it posted: from the day on that it was handed to the bank, or completed.
    package var transaction: ID<Transaction>?
    /// Why it failed; nil unless it did.
    package var failure: TransferFailure?
    /// Nil: the command line.
    package var member: ID<Member>?
    /// Milliseconds since 1970.
    package var createdAt: Int64
    /// When it was confirmed, in milliseconds since 1970; nil before.
    package var confirmedAt: Int64?
    /// When it was completed, failed or was cancelled, in milliseconds since 1970; nil before.
    package var endedAt: Int64?
    /// Counts its changes; who changes it names the one that was seen.
    package var revision: Int64

    package init(
        id: ID<Transfer>, reference: TransferReference, status: TransferStatus = .initiated, source: ID<Account>,
        destination: TransferDestination, amount: Money, otherAmount: Money? = nil, day: Day, note: String = "",
        category: ID<Category>? = nil, standingOrder: ID<StandingOrder>? = nil, transaction: ID<Transaction>? = nil,
        failure: TransferFailure? = nil, member: ID<Member>? = nil, createdAt: Int64, confirmedAt: Int64? = nil, endedAt: Int64? = nil,
        revision: Int64 = 1
    ) {
        self.id = id
        self.reference = reference
        self.status = status
        self.source = source
        self.destination = destination
        self.amount = amount
        self.otherAmount = otherAmount
        self.day = day
        self.note = note
        self.category = category
        self.standingOrder = standingOrder
        self.transaction = transaction
        self.failure = failure
        self.member = member
        self.createdAt = createdAt
        self.confirmedAt = confirmedAt
        self.endedAt = endedAt
        self.revision = revision
    }

    /// Whether it waits for its day: it is confirmed, and nothing was posted yet.
    package var isScheduled: Bool { status == .pending && transaction == nil }

    /// Whether it waits for its statement: the bank has it, and the transaction is pending.
    package var isAtTheBank: Bool { status == .pending && transaction != nil }

    /// Whether money goes to somebody else.
    package var isExternal: Bool { if case .payee = destination { true } else { false } }
}
