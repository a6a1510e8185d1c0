import Ledger
import Models
import Services
import Storage

/// The subscriptions paid from an account, which are moved when it is merged. Those of a deleted account keep it, and have it again when it is
/// restored. Charges follow the transactions.
struct SubscriptionRows: AccountDependent {
    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        let repository = repository(merge.write)
        let ids = try repository.ids(paidFrom: merge.absorbed)
        image.subscriptions = ids.map(\.rawValue)
        try repository.setAccount(merge.target, of: ids, insteadOf: merge.absorbed)
    }

    func prepare(_ restoration: AccountRestoration) throws {
        guard let remaining = restoration.remaining else { return }
        let ids = restoration.image.subscriptions.map { ID<Subscription>(rawValue: $0) }
        try repository(restoration.write).setAccount(restoration.account, of: ids, insteadOf: remaining)
    }

    private func repository(_ write: UnitOfWork) -> SubscriptionRepository {
        SubscriptionRepository(write.connection, household: write.household)
    }
}
