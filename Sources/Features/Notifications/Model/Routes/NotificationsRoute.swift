import HomeModel
package import Navigation

/// Notifications, and a member's settings of them.
package enum NotificationsRoute: FeatureRoute {
    case list
    case detail(notificationId: String)
    case settings
    /// Turns notifications on in this browser.
    case device
    case ntfy, webhook
    case channel(channelId: String)

    package var path: RoutePath {
        switch self {
        case .list: "notifications"
        case .detail(let id): "notifications/\(id)"
        case .settings: "more/notifications"
        case .device: "more/notifications/channels/device"
        case .ntfy: "more/notifications/channels/ntfy"
        case .webhook: "more/notifications/channels/webhook"
        case .channel(let id): "more/notifications/channels/\(id)"
        }
    }

    /// Notifications belong to Home, their settings to those of the member.
    package var section: AppSection {
        switch self {
        case .list, .detail: .home
        case .settings, .device, .ntfy, .webhook, .channel: .more
        }
    }

    /// Whether a message was accepted changes no counter of the member.
    package var isCacheable: Bool {
        switch self {
        case .settings, .channel: false
        case .list, .detail, .device, .ntfy, .webhook: true
        }
    }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.notifications(.list)), .of { .notifications(.detail(notificationId: $0)) }, .of(.notifications(.settings)),
        .of(.notifications(.device)), .of(.notifications(.ntfy)), .of(.notifications(.webhook)),
        .of { .notifications(.channel(channelId: $0)) },
    ]
}

extension AppRoute {
    package static func notifications(_ route: NotificationsRoute) -> AppRoute { AppRoute(route) }
}
