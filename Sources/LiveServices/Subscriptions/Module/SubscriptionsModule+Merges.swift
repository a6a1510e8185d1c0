import Ledger
import Models
import Services
import Storage

/// Subscriptions that an account pays move with it when it is merged. Those of a deleted account keep it, and have it again when it is back.
/// Charges follow the transactions.
extension SubscriptionsModule: AccountDependent {
    private static let moved = "moved_subscription"

    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        let repository = repository(merge.write)
        let ids = try repository.ids(paidFrom: merge.absorbed)
        image.moved[Self.moved] = ids.map(\.rawValue)
        try repository.setAccount(merge.target, of: ids, insteadOf: merge.absorbed)
    }

    func prepare(_ restoration: AccountRestoration) throws {
        guard let remaining = restoration.remaining else { return }
        let ids = restoration.image.moved[Self.moved, default: []].map { ID<Subscription>(rawValue: $0) }
        try repository(restoration.write).setAccount(restoration.account, of: ids, insteadOf: remaining)
    }

    private func repository(_ write: UnitOfWork) -> SubscriptionRepository {
        SubscriptionRepository(write.connection, household: write.household)
    }
}

/// Subscriptions of a category move with it when it is merged into another one.
extension SubscriptionsModule: CategoryDependent {
    func move(from absorbed: ID<Category>, to target: ID<Category>, in write: UnitOfWork, image: inout RemovalImage) throws {
        let repository = SubscriptionRepository(write.connection, household: write.household)
        let ids = try repository.ids(in: absorbed)
        image.moved[Self.moved] = ids.map(\.rawValue)
        try repository.setCategory(target, of: ids, insteadOf: absorbed)
    }

    func restore(to absorbed: ID<Category>, from target: ID<Category>, in write: UnitOfWork, image: RemovalImage) throws {
        let ids = image.moved[Self.moved, default: []].map { ID<Subscription>(rawValue: $0) }
        try SubscriptionRepository(write.connection, household: write.household).setCategory(absorbed, of: ids, insteadOf: target)
    }
}
