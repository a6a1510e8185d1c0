import RecurrenceLive
import ServiceKit
import SubscriptionsModel

/// Reads subscriptions and dismissed suggestions for a JSON export.
struct SubscriptionExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] {
        [
            JSONExportSection("subscriptions", write: subscriptions),
            JSONExportSection("dismissedSuggestions", write: dismissals),
        ]
    }

    /// By id; those that the account pays, if there is only one.
    private func subscriptions(into output: JSONExportOutput) throws {
        let charges = try SubscriptionChargeRepository(source.connection, household: source.household).all()
        for subscription in try SubscriptionRepository(source.connection, household: source.household).all() where !subscription.isRemoved {
            guard source.scope.account == nil || subscription.account.map({ source.scope.contains($0) }) == true else { continue }
            try output.record(SubscriptionExport(subscription, charges: charges[subscription.id] ?? []))
        }
    }

    /// By key; none if the export is of one account.
    private func dismissals(into output: JSONExportOutput) throws {
        guard source.scope.account == nil else { return }
        let dismissals = try RecurrenceDismissalRepository(source.connection, household: source.household).all()
        for dismissal in dismissals.values.sorted(by: { $0.series < $1.series }) {
            try output.record(DismissalExport(series: dismissal.series, amount: dismissal.amount, cycle: dismissal.cycle))
        }
    }
}
