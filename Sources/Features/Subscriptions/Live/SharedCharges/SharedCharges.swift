import Ledger
import ServiceKit
import Storage
import SubscriptionsModel

/// The debts of others that follow the charges of shared subscriptions.
struct SharedCharges: ServiceModule, LedgerObserving {
    var usage: SQL { SubscriptionRepository.linkUsage }

    func observer(of write: ObservedWrite) -> SharedChargeFollower { SharedChargeFollower() }
}

extension UnitOfWork {
    /// Updates the debts of others for changed charges, at the end of the write.
    func chargesChanged(of subscription: Subscription) throws {
        guard subscription.sharing?.link != nil else { return }
        try observer(of: SharedCharges.self).changed(subscription.id)
    }
}
