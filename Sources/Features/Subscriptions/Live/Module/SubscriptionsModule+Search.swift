import Localization
import Models
import ServiceKit
import Services
import SubscriptionsModel

/// Finds subscriptions by name, description and notes.
extension SubscriptionsModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try search.reading.subscriptions().filter { !$0.isRemoved && search.matches($0.name, $0.summary, $0.notes) }
            .sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) }
            .map { subscription in
                SearchHit(
                    .subscription, ObjectReference(subscription.id), title: .verbatim(subscription.name),
                    subtitle: subscription.summary.isEmpty ? nil : .verbatim(subscription.summary), amount: subscription.price)
            }
    }
}
