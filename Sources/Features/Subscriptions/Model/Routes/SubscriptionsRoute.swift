package import Navigation

/// Subscriptions: payments in every billing cycle.
package enum SubscriptionsRoute: FeatureRoute {
    case list
    case new
    case detail(subscriptionId: String)
    case edit(subscriptionId: String)
    case found
    case calendar
    case statistics

    package var path: RoutePath {
        switch self {
        case .list: "subscriptions"
        case .new: "subscriptions/new"
        case .detail(let id): "subscriptions/\(id)"
        case .edit(let id): "subscriptions/\(id)/edit"
        case .found: "subscriptions/found"
        case .calendar: "subscriptions/calendar"
        case .statistics: "subscriptions/statistics"
        }
    }

    package var section: AppSection { .subscriptions }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.subscriptions(.list)), .of(.subscriptions(.new)), .of { .subscriptions(.detail(subscriptionId: $0)) },
        .of { .subscriptions(.edit(subscriptionId: $0)) }, .of(.subscriptions(.found)), .of(.subscriptions(.calendar)),
        .of(.subscriptions(.statistics)),
    ]
}

extension AppRoute {
    package static func subscriptions(_ route: SubscriptionsRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let subscriptions = AppSection("subscriptions", key: "u", root: SubscriptionsRoute.list)
}
