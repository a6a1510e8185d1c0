package import Models
import Services
import Storage

/// Currency exchange between own accounts: two transactions in one group, with the conversion account between them.
package struct CurrencyExchange {
    private let write: UnitOfWork
    /// The conversion account.
    private let conversion: LedgerAccountID

    /// - Throws: `ServiceError.serverError` if the household has no conversion account.
    package init(_ write: UnitOfWork) throws {
        self.write = write
        guard let record = try write.ledgerAccounts.all().first(where: { $0.role == .conversion }) else {
            throw ServiceError.serverError(500)
        }
        conversion = record.id
    }

    /// The two transactions: outgoing first, then incoming.
    ///
    /// - Parameters:
    ///   - part: the transfer in one currency.
    ///   - otherAmount: the amount in the other account's currency, above zero.
    ///   - isOutgoing: whether the part's amount is the outgoing one; otherwise it is the incoming one.
    package func parts(of part: Transaction, otherAmount: Money, isOutgoing: Bool) -> [Transaction] {
        let (paid, received) = isOutgoing ? (part.amount, otherAmount) : (otherAmount, part.amount)
        return [
            Transaction(
                id: part.id, amount: paid, source: part.source, sourceDay: part.sourceDay, destination: conversion,
                destinationDay: part.sourceDay, note: part.note),
            Transaction(
                id: write.makeID(), amount: received, source: conversion, sourceDay: part.destinationDay, destination: part.destination,
                destinationDay: part.destinationDay),
        ]
    }

    /// Indexes of the outgoing and incoming parts; nil for any other group.
    package func legs(of group: TransactionGroup) -> (paid: Int, received: Int)? {
        guard group.parts.count == 2, let paid = group.parts.firstIndex(where: { $0.destination == conversion }),
            let received = group.parts.firstIndex(where: { $0.source == conversion }), paid != received
        else { return nil }
        return (paid, received)
    }

    /// Stores the rate of a completed currency exchange that everybody in the household sees; ignores other groups.
    package func learnRate(of group: TransactionGroup) throws {
        guard group.status == .completed, let legs = legs(of: group) else { return }
        let (paid, received) = (group.parts[legs.paid], group.parts[legs.received])
        // From a rate and one amount anybody could compute the other.
        let owned = try write.journal.scopes().owned
        guard [paid.source, received.destination].allSatisfy({ owned[$0]?.sharing.showsEntries != false }) else { return }
        guard let rate = ExchangeRate(from: paid.amount, to: received.amount, on: paid.sourceDay), rate.isInRange else {
            return
        }
        try RateRepository(write.connection, household: write.household).save(rate)
    }
}
