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
        guard let rows = try Self.unchangedRows(of: change, subscriptions.find) else { throw ServiceError.conflict }
        let recorder = RecurrenceRecorder(write, normalizer: PayeeNormalizer())
        for var subscription in rows {
            subscription.isRemoved.toggle()
            guard try subscriptions.update(subscription) else { throw ServiceError.conflict }
            try write.chargesChanged(of: subscription)
            try recorder.reopen(subscription.payeeKey)
        }
        return change.record.action == .addSubscription
            ? RecordedUndo(.deleteSubscription, reference: rows.map(\.id.description).joined(separator: " "))
            : RecordedUndo(.addSubscription)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let subscriptions = try SubscriptionRepository(reading.connection, household: reading.household).all().byID
        return changes.obstacles { change in
            Self.unchangedRows(of: change) { subscriptions[$0] } == nil ? "The subscription was changed since" : nil
        }
    }

    /// The subscriptions that a change added or removed, one or several; nil if one was changed since.
    private static func unchangedRows(
        of change: RecordedChange, _ find: (ID<Subscription>) throws -> Subscription?
    ) rethrows -> [Subscription]? {
        let isAddition = change.record.action == .addSubscription
        let ids = (change.reference.isEmpty ? change.record.target : change.reference).split(separator: " ").map(String.init)
        let rows = try ids.compactMap { try ID<Subscription>($0).flatMap(find) }
            .filter { isAddition ? !$0.isRemoved && $0.revision == 1 : $0.isRemoved }
        return rows.isEmpty || rows.count < ids.count ? nil : rows
    }
}
