package import Navigation

/// Home, and screens of no other section: search and due items.
package enum HomeRoute: FeatureRoute {
    case dashboard
    case search
    /// Everything that is due.
    case due

    package var path: RoutePath {
        switch self {
        case .dashboard: ""
        case .search: "search"
        case .due: "due"
        }
    }

    package var section: AppSection { .home }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.home(.dashboard)), .of(.home(.search)), .of(.home(.due)),
    ]
}

extension AppRoute {
    package static func home(_ route: HomeRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let home = AppSection("home", key: "h", root: HomeRoute.dashboard, isTab: true)
}
