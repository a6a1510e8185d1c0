import Models
import StatementFiles
import Storage

/// Completes transactions that wait for a statement line: pending, ordered or manually entered.
struct TransactionCompleter {
    let context: StatementContext
    let opening: OpeningBalanceUpdater
    let closedDays: ClosedDayCounter

    /// Completes a transaction on the day of its line, and removes its open entry.
    func complete(_ group: TransactionGroup, by line: StatementLine) throws {
        let (state, account, ledgerAccount) = (context.state, context.account, context.ledgerAccount)
        let day = line.day
        state.addCompletedToDigest(group.id)
        closedDays.add(min(day, group.day(at: ledgerAccount) ?? day))
        let waiting = try state.write.open.entries(of: group)
        for entry in waiting where entry.account == account { try state.write.open.remove(entry) }
        var completed = group
        completed.status = .completed
        completed.move(at: ledgerAccount, to: day, own: state.isOwn)
        // A manually entered transaction has the day of purchase.
        let known = group.day(at: ledgerAccount).flatMap { $0 < day ? $0 : nil }
        try state.recordLine(line, of: completed, purchaseDay: known)
        let result = try state.effects.amend(group, with: completed, isMade: state.effects.isCreatedAndOpen(group.id), waiting: waiting)
        // The other side of an own transfer still waits for its own line.
        for entry in waiting where entry.account != account { try state.write.open.insert(entry) }
        let amount = try result.amount(at: ledgerAccount, in: context.currency).minorUnits
        if group.status == .completed, let old = group.day(at: ledgerAccount) {
            opening.move(amount, from: old, to: day)
        } else {
            opening.add(amount, on: day)
        }
    }
}
