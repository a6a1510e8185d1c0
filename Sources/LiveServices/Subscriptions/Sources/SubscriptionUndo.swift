import Ledger
import Localization
import Models
import Services
import Storage

/// Undoes the deletion of subscriptions.
struct SubscriptionUndo: Undoable {
    let actions: Set<AuditRecord.Action> = [.deleteSubscription]

    /// - Throws: `ServiceError.conflict` if it was undone already.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let subscriptions = SubscriptionRepository(write.connection, household: write.household)
        guard var subscription = try ID<Subscription>(change.reference).flatMap({ try subscriptions.find($0) }), subscription.isRemoved
        else {
            throw ServiceError.conflict
        }
        subscription.isRemoved = false
        guard try subscriptions.update(subscription) else { throw ServiceError.conflict }
        try RecurrenceExaminer(write, normalizer: PayeeNormalizer()).reopen(subscription.payeeKey)
        return RecordedUndo(.addSubscription)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let subscriptions = Dictionary(
            try SubscriptionRepository(reading.connection, household: reading.household).all().map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
        return changes.obstacles { change in
            let subscription = ID<Subscription>(change.reference).flatMap { subscriptions[$0] }
            return subscription?.isRemoved == true ? nil : "The subscription was changed since"
        }
    }
}
