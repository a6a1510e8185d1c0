import Ledger
import Storage

/// The debts of others that follow the charges of shared subscriptions.
struct SharedCharges: LedgerObserving {
    var usage: SQL { SubscriptionRepository.linkUsage }

    func observer(of write: ObservedWrite) -> SharedChargeFollower { SharedChargeFollower() }
}
