import Ledger
import Models
import PeopleLive
import SubscriptionsModel

/// Keeps the expenses that follow charges in step with them: adds, changes and removes them at the end of the write.
///
/// An expense that a member has deleted remains deleted. Those of a subscription that is deleted, or that is no longer shared, are not changed.
final class SharedChargeFollower: LedgerObserver {
    private var transactions: Set<ID<Transaction>> = []
    private var subscriptions: Set<ID<Subscription>> = []

    func inserted(_ group: TransactionGroup) { transactions.insert(group.id) }
    func restored(_ group: TransactionGroup) { transactions.insert(group.id) }
    func replaced(_ old: TransactionGroup, with new: TransactionGroup) { transactions.insert(new.id) }
    func removed(_ group: TransactionGroup) { transactions.insert(group.id) }

    /// Marks a subscription whose charges or sharing have changed.
    func changed(_ subscription: ID<Subscription>) { subscriptions.insert(subscription) }

    func follow(_ write: UnitOfWork) throws {
        let (transactions, subscriptions) = (transactions, subscriptions)
        (self.transactions, self.subscriptions) = ([], [])
        guard try !subscriptions.isEmpty || isConcerned(transactions, write) else { return }
        try SharedChargeWriter(write).update(transactions, subscriptions)
    }

    /// The number of transactions up to which they are looked up one by one, so that a usual write does not read all charges and their expenses.
    private static let few = 50

    /// Whether one of some transactions is a charge or has expenses that follow it; also true if there are many.
    private func isConcerned(_ transactions: Set<ID<Transaction>>, _ write: UnitOfWork) throws -> Bool {
        guard transactions.count <= Self.few else { return true }
        let charges = SubscriptionChargeRepository(write.connection, household: write.household)
        let expenses = ExpenseRepository(write.connection, household: write.household)
        return try transactions.contains { try charges.find($0) != nil || expenses.follow($0) }
    }
}
