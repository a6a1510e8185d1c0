/// Home, and screens of no other section: notifications, search and due items.
package enum HomeRoute: FeatureRoute {
    case dashboard
    case notifications
    case notificationDetail(notificationId: String)
    case search
    /// Everything that is due.
    case due

    package var path: RoutePath {
        switch self {
        case .dashboard: ""
        case .notifications: "notifications"
        case .notificationDetail(let id): "notifications/\(id)"
        case .search: "search"
        case .due: "due"
        }
    }

    package var section: AppSection { .home }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.home(.dashboard)), .of(.home(.notifications)), .of { .home(.notificationDetail(notificationId: $0)) },
        .of(.home(.search)), .of(.home(.due)),
    ]
}

extension AppRoute {
    package static func home(_ route: HomeRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let home = AppSection("home", key: "h", root: HomeRoute.dashboard, isTab: true)
}
