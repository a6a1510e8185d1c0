import Ledger
import Models
import Storage
import TransferModel

/// Posts orders to the ledger: the only place where an order becomes a transaction.
struct TransferPoster {
    let write: UnitOfWork

    /// Posts a due order: completed between own accounts, otherwise pending until it is in a statement.
    ///
    /// - Returns: the order with its transaction and status, not yet saved.
    /// - Throws: `ServiceError.closedDay`, `TransferTransitionError`.
    func post(_ transfer: Transfer) throws -> Transfer {
        let status: TransferStatus = transfer.isExternal ? .pending : .completed
        var transfer = transfer
        if transfer.status != .pending { transfer.status = try transfer.status.transitioning(to: .pending) }
        let group = try group(of: transfer, status: status == .completed ? .completed : .pending)
        _ = try write.post(group, waiting: try write.openEntries(of: group))
        transfer.transaction = group.id
        // The first posted transfer of a household, too, follows its transaction from now on.
        _ = try write.observer(of: TransfersModule.self)
        if status == .completed {
            transfer.status = try transfer.status.transitioning(to: .completed)
            transfer.endedAt = write.milliseconds
            if transfer.otherAmount != nil { try CurrencyExchange(write).learnRate(of: group) }
        }
        return transfer
    }

    private func group(of transfer: Transfer, status: TransactionStatus) throws -> TransactionGroup {
        let id: ID<Transaction> = write.makeID()
        let destination = try ledgerAccount(of: transfer)
        let part = Transaction(
            id: id, amount: transfer.amount, source: LedgerAccountID(transfer.source), sourceDay: transfer.day, destination: destination,
            destinationDay: transfer.day, note: transfer.note, foreign: transfer.isExternal ? transfer.otherAmount : nil)
        var parts = [part]
        if !transfer.isExternal, let other = transfer.otherAmount {
            parts = try CurrencyExchange(write).parts(of: part, otherAmount: other, isOutgoing: true)
        }
        return TransactionGroup(
            id: id, parts: parts, status: status,
            payee: try TextRule.payee(transfer.destination.payee?.name ?? "", keeping: transfer.destination.payee?.name),
            reference: transfer.reference.description)
    }

    private func ledgerAccount(of transfer: Transfer) throws -> LedgerAccountID {
        if let account = transfer.destination.account { return LedgerAccountID(account) }
        if let category = transfer.category, let record = try write.ledgerAccounts.find(LedgerAccountID(category)),
            record.role == .category,
            !record.isArchived
        {
            return record.id
        }
        return try write.rememberedCategory(transfer.destination.payee?.name ?? "", isIncome: false, in: transfer.source)
    }
}
