import Ledger
import Models
import ServiceKit
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

extension ServiceContext {
    /// The catalogue of services.
    var services: ServiceCatalogue { resources[ServiceCatalogue.self] ?? .empty }
}
