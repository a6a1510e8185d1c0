package import Models

/// A transfer order with a life cycle. A completed transfer has posted exactly one transaction.
package struct Transfer: RevisedRow, Hashable, Sendable {
    /// Prefix of ids: `trf_…`.
    package static let idPrefix = "trf"

    package var id: ID<Transfer>
    /// The reference shown to users and banks; unique in the household.
    package var reference: TransferReference
    package var status: TransferStatus
    /// The own account that is debited.
    package var source: ID<Account>
    package var destination: TransferDestination
    /// The debited amount, above zero, in the source's currency.
    package var amount: Money
    /// The credited amount, above zero, if it is in another currency; nil otherwise.
    package var otherAmount: Money?
    /// The execution day.
    package var day: Day
    /// The remittance text; may be empty.
    package var note: String
    /// The category of an external transfer; nil for the last one used for the recipient, otherwise `other`.
    package var category: ID<Category>?
    /// The standing order of which it is an occurrence.
    package var standingOrder: ID<StandingOrder>?
    /// The posted transaction, once the transfer was submitted to the bank or completed.
    package var transaction: ID<Transaction>?
    /// The reason; nil unless the transfer failed.
    package var failure: TransferFailure?
    /// Nil for the command line.
    package var member: ID<Member>?
    /// Milliseconds since 1970.
    package var createdAt: Int64
    /// Time of confirmation, in milliseconds since 1970; nil before.
    package var confirmedAt: Int64?
    /// Time of completion, failure or cancellation, in milliseconds since 1970; nil before.
    package var endedAt: Int64?
    /// Incremented with every change; an edit names the revision it is based on.
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

    /// Whether it is confirmed and waiting for its day; nothing has been posted yet.
    package var isScheduled: Bool { status == .pending && transaction == nil }

    /// Whether it was submitted to the bank; the transaction is pending until its statement line is imported.
    package var isSubmitted: Bool { status == .pending && transaction != nil }

    /// Whether the recipient is outside the household.
    package var isExternal: Bool { if case .payee = destination { true } else { false } }
}
