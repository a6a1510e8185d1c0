import Ledger
import Storage

/// Transactions are charges of subscriptions.
struct SubscriptionCharges: LedgerObserving {
    var usage: SQL { SubscriptionRepository.usage }

    func observer(of write: ObservedWrite) -> SubscriptionChargeTracker { SubscriptionChargeTracker(write) }
}
