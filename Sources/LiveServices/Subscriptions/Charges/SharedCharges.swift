import Ledger
import Storage

/// What others owe follows the charges of shared subscriptions.
struct SharedCharges: LedgerObserving {
    var usage: SQL { SubscriptionRepository.linkUsage }

    func observer(of write: ObservedWrite) -> SharedChargeFollower { SharedChargeFollower() }
}
