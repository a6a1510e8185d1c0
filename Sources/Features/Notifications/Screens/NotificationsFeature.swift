package import DesignSystem
package import Localization
package import Models
package import Navigation
package import NotificationsModel
package import ScreenKit
import Services

/// Notifications, and a member's settings of them.
package struct NotificationsFeature: FeatureModule {
    package init() {}

    package func screen(_ route: NotificationsRoute, _ context: NotificationsContext) -> ScreenPair? {
        switch route {
        case .list: ScreenPair(NotificationListViewModel(context)) { NotificationListView(model: $0) }
        case .detail(let id):
            ScreenPair(NotificationDetailViewModel(context, notificationId: id)) { NotificationDetailView(model: $0) }
        case .settings: ScreenPair(NotificationSettingsViewModel(context)) { NotificationSettingsView(model: $0) }
        case .device: ScreenPair(AddDeviceViewModel(context)) { AddDeviceView(model: $0) }
        case .ntfy: ScreenPair(AddNtfyViewModel(context)) { AddNtfyView(model: $0) }
        case .webhook: ScreenPair(AddWebhookViewModel(context)) { AddWebhookView(model: $0) }
        case .channel(let id): ScreenPair(ChannelViewModel(context, channelId: id)) { ChannelView(model: $0) }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case .notifications: Link(.notifications(.list))
        case .notificationSettings: Link(.notifications(.settings))
        default: nil
        }
    }

    package func backTitle(_ route: NotificationsRoute) -> LocalizedText? { route == .list || route == .settings ? "Notifications" : nil }

    package func isOwn(_ route: NotificationsRoute) -> Bool { true }

    package var menuItems: [MenuItem] {
        [MenuItem("Notifications", symbol: .bell, .notifications(.settings), in: .household, rank: 4)]
    }

    package var searchTargets: [SearchTarget] {
        [
            .setting("Notifications", .notifications(.list), rank: 1, words: "messages, news, inbox, unread"),
            .setting(
                "Notification settings", .notifications(.settings), rank: 7,
                words: "alerts, e-mail, mail, reminders, calendar, ics, feed, warnings"),
            .setting(
                "Notifications on this device", .notifications(.device), rank: 8, words: "push, web push, phone, browser, alerts"),
        ]
    }

    package var notificationSymbols: [NotificationType: Symbol] { [.due: .calendar, .system: .infoCircle] }

    package func gallery(_ route: NotificationsRoute, _ sample: GallerySample) async -> [Link] {
        if case .channel = route {
            let channels = try? await sample.services.channels().fetchChannels()
            return channels?.first.map { [Link(.notifications(.channel(channelId: $0.id.description)))] } ?? []
        }
        guard case .detail = route else { return [Link(.notifications(route))] }
        let page = try? await sample.services.notifications().fetchNotifications(after: nil, limit: 1)
        let id = page?.notifications.first?.id.description ?? ""
        return [Link(.notifications(.detail(notificationId: id)))]
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias NotificationsContext = ScreenContext<NotificationsRoute>
