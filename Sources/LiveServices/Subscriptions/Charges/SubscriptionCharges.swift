import Ledger
import Storage

/// The charges of subscriptions, linked to transactions.
struct SubscriptionCharges: LedgerObserving {
    var usage: SQL { SubscriptionRepository.usage }

    func observer(of write: ObservedWrite) -> SubscriptionChargeTracker { SubscriptionChargeTracker(write) }
}
