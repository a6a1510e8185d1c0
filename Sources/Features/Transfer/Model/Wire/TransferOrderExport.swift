package import Models
import WireModels

/// A confirmed transfer in an export.
package struct TransferOrderExport: Encodable {
    let id: ID<Transfer>
    let reference: TransferReference
    let status: TransferStatus
    /// The debited amount.
    let amount: DecimalAmount
    let currency: Currency
    let day: Day
    /// The credited amount, if it is in another currency.
    let otherAmount: DecimalAmount?
    let otherCurrency: Currency?
    let note: String?
    let category: ID<Category>?
    let standingOrder: ID<StandingOrder>?
    /// The day of the standing order's schedule that it is for.
    let occurrence: Day?
    let transaction: ID<Transaction>?
    let failure: TransferFailure?
    let parties: InlineMembers<OrderPartiesExport>
    /// Absent for the command line.
    let member: ID<Member>?
    let createdAt: Instant
    let confirmedAt: Instant?
    let endedAt: Instant?

    /// - Parameters:
    ///   - transfer: with the account number as it is exported.
    ///   - occurrence: the day of its standing order's schedule.
    package init(_ transfer: Transfer, occurrence: Day?) {
        id = transfer.id
        reference = transfer.reference
        status = transfer.status
        amount = DecimalAmount(transfer.amount)
        currency = transfer.amount.currency
        day = transfer.day
        otherAmount = transfer.otherAmount.map(DecimalAmount.init)
        otherCurrency = transfer.otherAmount?.currency
        note = transfer.note.nonEmpty
        category = transfer.category
        standingOrder = transfer.standingOrder
        self.occurrence = occurrence
        transaction = transfer.transaction
        failure = transfer.failure
        parties = InlineMembers(OrderPartiesExport(from: transfer.source, to: transfer.destination))
        member = transfer.member
        createdAt = Instant(milliseconds: transfer.createdAt)
        confirmedAt = transfer.confirmedAt.map(Instant.init)
        endedAt = transfer.endedAt.map(Instant.init)
    }
}
