import Ledger
import Models
import ServiceKit
import Services
import Storage
import SubscriptionsModel

/// Subscriptions.
struct SubscriptionsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any SubscriptionServiceProtocol).self) { LiveSubscriptionService(context: $0) }] }
    var migrations: [Migration] { [.subscriptions, .renewals, .sharedCharges, .openings] }
    var policies: [String: RowPolicy] { .subscriptions }
}

extension SubscriptionsModule: ExportSource {
    typealias Export = SubscriptionExportReader
}

/// Transactions are charges of subscriptions.
extension SubscriptionsModule: LedgerObserving {
    var usage: SQL { SubscriptionRepository.usage }

    func observer(of write: ObservedWrite) -> SubscriptionChargeTracker { SubscriptionChargeTracker(write) }
}

/// Subscriptions move with the account that pays them and with their category. Charges follow the transactions.
extension SubscriptionsModule: MovesRows, AccountDependent, CategoryDependent {
    var topics: Set<Topic> { [.subscriptions] }
    var movedRows: MovedRowRepository.Table { .subscriptions }

    func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String] {
        try SubscriptionRepository(write.connection, household: write.household).ids(paidFrom: account).map(\.description)
    }
}

extension ServiceContext {
    /// The catalogue of services.
    var services: ServiceCatalogue { resources[ServiceCatalogue.self] ?? .empty }
}

extension SubscriptionsModule: ActionDeclaring {
    var history: HistoryKind { .subscriptions }
    var historyTargets: [ObjectReference.Kind: SQL] {
        [Subscription.referenceKind: AuditRepository.existing(in: "subscription")]
    }
}

extension MovedRowRepository.Table {
    static let subscriptions = Self("subscription")
}
