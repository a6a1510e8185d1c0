import Models
import Navigation
import Observation
import ScreenKit
import SubscriptionsModel

/// The subscriptions, with filter, search and sort.
@Observable
final class SubscriptionListViewModel: ContextModel<SubscriptionsContext>, LoadableModel {
    private(set) var overview: SubscriptionOverview?
    var searchText = ""
    var filter = SubscriptionFilter.all
    var order = SubscriptionOrder.next

    var isEmpty: Bool { overview?.subscriptions.isEmpty ?? false }

    /// The subscriptions that the list shows, in its order.
    var subscriptions: [SubscriptionSummary] { overview?.subscriptions(filter, search: searchText.trimmed, by: order) ?? [] }

    /// The next charges, at most five.
    var upcoming: [UpcomingCharge] { Array((overview?.upcoming ?? []).prefix(5)) }

    /// The link to the same list with another filter or order.
    func link(_ filter: SubscriptionFilter, by order: SubscriptionOrder) -> Link {
        var query: [QueryItem] = []
        if !searchText.isEmpty { query.append(QueryItem("q", searchText)) }
        if filter != .all { query.append(QueryItem("filter", filter.rawValue)) }
        if order != .next { query.append(QueryItem("sort", order.rawValue)) }
        return Link(.subscriptions(.list), query: query)
    }

    func load() async throws { overview = try await context.services.subscriptions().fetchSubscriptions() }
}
