import Localization
import Models
import Navigation
import Observation
import RecurrenceModel
import ScreenKit
import Services
import SubscriptionsModel

/// What recurs in the household's statements and is no subscription yet.
@Observable
final class FoundViewModel: ContextModel<SubscriptionsContext>, LoadableModel {
    private(set) var found: FoundList?
    private var subscriptions: [SubscriptionSummary] = []
    /// The subscription that a series belongs to, by the series.
    var chosen: [String: String] = [:]

    /// The subscriptions of the same currency.
    func choices(for series: FoundSeries) -> [SubscriptionSummary] {
        subscriptions.filter { $0.price.currency == series.amount.currency }
    }

    func load() async throws { (found, subscriptions) = try await context.services.subscriptions().fetchFound(all: false) }

    func accept(_ series: FoundSeries) async {
        await context.performAndNotify {
            let added = try await context.services.subscriptions().accept(series.id, name: nil)
            return await context.notice(
                added: "\(added.name) added, with \(series.charges.count) charges", by: .addSubscription, of: added.id.description)
        }
    }

    func dismiss(_ series: FoundSeries) async {
        await context.perform(saying: "It is not suggested again unless its price or rhythm changes") {
            try await context.services.subscriptions().dismiss(series.id)
        }
    }

    func assign(_ series: FoundSeries) async {
        guard let id = ID<Subscription>(chosen[series.id.description] ?? "") else { return }
        await context.performAndNotify {
            let target = try await context.services.subscriptions().assign(series.id, to: id)
            return Notice("The charges belong to \(target.name) now")
        }
    }

    func setDetection(_ isOn: Bool) async {
        await context.perform { try await context.services.subscriptions().setDetection(isOn) }
    }
}
