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

    package var appRoute: AppRoute { .home(self) }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.home(.dashboard)), .of(.home(.notifications)), .of { .home(.notificationDetail(notificationId: $0)) },
        .of(.home(.search)), .of(.home(.due)),
    ]
}
