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
    /// The series that are ticked; at first those that are certain.
    var picked: Set<ID<FoundSeries>> = []
    /// The certainty in percent from which a series is ticked.
    private static let certain = 80
    /// The subscription that a series belongs to, by the series.
    var chosen: [String: String] = [:]

    /// The subscriptions of the same currency.
    func choices(for series: FoundSeries) -> [SubscriptionSummary] {
        subscriptions.filter { $0.price.currency == series.amount.currency }
    }

    func load() async throws {
        (found, subscriptions) = try await context.services.subscriptions().fetchFound(all: false)
        if !isRefreshing { picked = Set((found?.series ?? []).filter { $0.confidence >= Self.certain }.map(\.id)) }
    }

    /// Adds what is ticked, in one change.
    func accept() async {
        guard !picked.isEmpty else { return context.notify(Notice("Tick what you want to add")) }
        await context.performAndNotify {
            let (added, change) = try await context.services.subscriptions().accept(picked)
            guard let first = added.first else { return Notice("Nothing was changed") }
            return Notice(
                added.count == 1 ? "\(first.name) added" : "\(added.count) subscriptions added", undo: change?.description)
        }
    }

    func dismiss(_ series: FoundSeries) async {
        await context.perform(saying: "Coffer suggests this again if its price or rhythm changes") {
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
