import Ledger
import Models
import Storage

/// The subscriptions of a category, which are moved when it is merged into another one.
struct SubscriptionCategories: CategoryDependent {
    func move(from absorbed: ID<Category>, to target: ID<Category>, in write: UnitOfWork, image: inout RemovalImage) throws {
        let repository = SubscriptionRepository(write.connection, household: write.household)
        let ids = try repository.ids(in: absorbed)
        image.subscriptions = ids.map(\.rawValue)
        try repository.setCategory(target, of: ids, insteadOf: absorbed)
    }

    func restore(to absorbed: ID<Category>, from target: ID<Category>, in write: UnitOfWork, image: RemovalImage) throws {
        let ids = image.subscriptions.map { ID<Subscription>(rawValue: $0) }
        try SubscriptionRepository(write.connection, household: write.household).setCategory(absorbed, of: ids, insteadOf: target)
    }
}
