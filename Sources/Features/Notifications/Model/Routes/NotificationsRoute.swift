import HomeModel
package import Navigation

/// Notifications, and a member's settings of them.
package enum NotificationsRoute: FeatureRoute {
    case list
    case detail(notificationId: String)
    case settings

    package var path: RoutePath {
        switch self {
        case .list: "notifications"
        case .detail(let id): "notifications/\(id)"
        case .settings: "more/notifications"
        }
    }

    /// Notifications belong to Home, their settings to those of the member.
    package var section: AppSection { self == .settings ? .more : .home }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.notifications(.list)), .of { .notifications(.detail(notificationId: $0)) }, .of(.notifications(.settings)),
    ]
}

extension AppRoute {
    package static func notifications(_ route: NotificationsRoute) -> AppRoute { AppRoute(route) }
}
