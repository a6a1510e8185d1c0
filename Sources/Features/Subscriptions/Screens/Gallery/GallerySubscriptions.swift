import Models
import Navigation
import Services
import SubscriptionsModel

/// The ids of the sample household's subscriptions that the gallery shows, one for each state.
struct GallerySubscriptions {
    private(set) var ids: [String] = []

    init(_ services: DependencyContainer) async {
        guard let overview = try? await services.subscriptions().fetchSubscriptions() else { return }
        ids = SubscriptionStatus.allCases.compactMap { status in
            overview.subscriptions.first { $0.status == status }?.id.description
        }
    }
}

extension SubscriptionsRoute {
    /// The same screen for the subscriptions that there are.
    func links(_ gallery: GallerySubscriptions) -> [Link] {
        switch self {
        case .list:
            [
                Link(.subscriptions(self)), Link(.subscriptions(self), query: [QueryItem("filter", "paused")]),
                Link(.subscriptions(self), query: [QueryItem("q", "nothing")]),
            ]
        case .detail: gallery.ids.map { Link(.subscriptions(.detail(subscriptionId: $0))) }
        case .edit: gallery.ids.prefix(1).map { Link(.subscriptions(.edit(subscriptionId: $0))) }
        case .new, .found, .calendar, .statistics: [Link(.subscriptions(self))]
        }
    }
}
