import Ledger
import Models
import Services
import Storage

/// Keeps the expenses that follow charges as their charges are: added, changed and removed with them, at the end of the write.
///
/// An expense that a member has deleted stays deleted. Those of a subscription that is deleted, or that is no longer shared, stay as they are.
final class SharedChargeFollower: LedgerObserver {
    private var transactions: Set<ID<Transaction>> = []
    private var subscriptions: Set<ID<Subscription>> = []

    // MARK: - LedgerObserver

    func inserted(_ group: TransactionGroup) { transactions.insert(group.id) }
    func restored(_ group: TransactionGroup) { transactions.insert(group.id) }
    func replaced(_ old: TransactionGroup, with new: TransactionGroup) { transactions.insert(new.id) }
    func removed(_ group: TransactionGroup) { transactions.insert(group.id) }

    /// The charges or the sharing of a subscription have changed.
    func changed(_ subscription: ID<Subscription>) { subscriptions.insert(subscription) }

    func follow(_ write: UnitOfWork) throws {
        let (transactions, subscriptions) = (transactions, subscriptions)
        (self.transactions, self.subscriptions) = ([], [])
        guard !transactions.isEmpty || !subscriptions.isEmpty else { return }
        try SharedChargeWriter(write).update(transactions, subscriptions)
    }
}
