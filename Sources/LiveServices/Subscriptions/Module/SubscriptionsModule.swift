import Ledger
import Models
import Services
import Storage

/// Subscriptions.
struct SubscriptionsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any SubscriptionServiceProtocol).self) { LiveSubscriptionService(context: $0) }] }
}

extension SubscriptionsModule: ExportSource {
    typealias Export = SubscriptionExportReader
}

/// Transactions are charges of subscriptions.
extension SubscriptionsModule: LedgerObserving {
    var usage: SQL { SubscriptionRepository.usage }

    func observer(of write: ObservedWrite) -> SubscriptionChargeTracker { SubscriptionChargeTracker(write) }
}

extension SubscriptionsModule: ActionDeclaring {
    var history: HistoryKind { .subscriptions }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [Subscription.referenceKind: "SELECT id FROM subscription WHERE household = $1 AND is_removed = 0 AND id IN (\(list: 2))"]
    }
}
