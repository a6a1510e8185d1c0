import Ledger
import Localization
import Models
import Recurrence
import RecurrenceLive
import Services
import SubscriptionsModel

/// Undoes the addition and the deletion of subscriptions.
extension SubscriptionsModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.addSubscription, .deleteSubscription] }

    /// - Throws: `ServiceError.conflict` if it was undone already, or an added one was changed since.
    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let subscriptions = SubscriptionRepository(write.connection, household: write.household)
        guard var subscription = try change.unchangedRow(addedBy: .addSubscription, subscriptions.find) else { throw ServiceError.conflict }
        subscription.isRemoved.toggle()
        guard try subscriptions.update(subscription) else { throw ServiceError.conflict }
        try write.chargesChanged(of: subscription)
        try RecurrenceRecorder(write, normalizer: PayeeNormalizer()).reopen(subscription.payeeKey)
        return subscription.isRemoved
            ? RecordedUndo(.deleteSubscription, reference: subscription.id.description) : RecordedUndo(.addSubscription)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let subscriptions = try SubscriptionRepository(reading.connection, household: reading.household).all().byID
        return changes.obstacles { change in
            change.unchangedRow(addedBy: .addSubscription) { subscriptions[$0] } == nil ? "The subscription was changed since" : nil
        }
    }
}
