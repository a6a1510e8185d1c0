import Ledger
import Localization
import Models
import Services
import Storage

/// Undoes the addition and the deletion of subscriptions.
extension SubscriptionsModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.addSubscription, .deleteSubscription] }

    /// - Throws: `ServiceError.conflict` if it was undone already, or an added one was changed since.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let subscriptions = SubscriptionRepository(write.connection, household: write.household)
        guard var subscription = try change.subscription.flatMap({ try subscriptions.find($0) }), change.isOpen(for: subscription) else {
            throw ServiceError.conflict
        }
        subscription.isRemoved.toggle()
        guard try subscriptions.update(subscription) else { throw ServiceError.conflict }
        if subscription.sharing?.link != nil { try write.observer(of: SharedCharges.self).changed(subscription.id) }
        try RecurrenceRecorder(write, normalizer: PayeeNormalizer()).reopen(subscription.payeeKey)
        return subscription.isRemoved
            ? RecordedUndo(.deleteSubscription, reference: subscription.id.description) : RecordedUndo(.addSubscription)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let subscriptions = Dictionary(
            try SubscriptionRepository(reading.connection, household: reading.household).all().map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        return changes.obstacles { change in
            let subscription = change.subscription.flatMap { subscriptions[$0] }
            return subscription.map(change.isOpen) == true ? nil : "The subscription was changed since"
        }
    }
}

extension RecordedChange {
    /// The added or deleted subscription.
    fileprivate var subscription: ID<Subscription>? { ID(record.action == .addSubscription ? record.target : reference) }

    /// Whether the subscription is unchanged since the change: as it was added, or deleted.
    fileprivate func isOpen(for subscription: Subscription) -> Bool {
        record.action == .addSubscription ? !subscription.isRemoved && subscription.revision == 1 : subscription.isRemoved
    }
}
