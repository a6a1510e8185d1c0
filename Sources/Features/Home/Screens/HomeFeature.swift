package import DesignSystem
package import Localization
package import Models
package import Navigation
package import ScreenKit
package import Services

/// Home, notifications, search and what is due.
package struct HomeFeature: FeatureModule {
    package init() {}

    package func screen(_ route: HomeRoute, _ context: HomeContext) -> ScreenPair? {
        switch route {
        case .dashboard: ScreenPair(HomeViewModel(context)) { HomeView(model: $0) }
        case .notifications: ScreenPair(NotificationListViewModel(context)) { NotificationListView(model: $0) }
        case .notificationDetail(let id):
            ScreenPair(NotificationDetailViewModel(context, notificationId: id)) { NotificationDetailView(model: $0) }
        case .search: ScreenPair(SearchViewModel(context)) { SearchView(model: $0) }
        case .due: ScreenPair(DueViewModel(context)) { DueView(model: $0) }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        object.kind == .notifications ? Link(.home(.notifications)) : nil
    }

    package var section: FeatureSection? {
        FeatureSection(.home, "Home", symbol: .house, selectedSymbol: .houseFill)
    }

    package var homeSections: [any HomeSection] { [DueHomeSection()] }

    package func backTitle(_ route: HomeRoute) -> LocalizedText? {
        switch route {
        case .notifications: "Notifications"
        case .due: "Due"
        default: nil
        }
    }

    package func isOwn(_ route: HomeRoute) -> Bool {
        switch route {
        case .dashboard, .notifications, .notificationDetail, .search: true
        case .due: false
        }
    }

    package var searchTargets: [SearchTarget] {
        [
            .screen("Home", .home(.dashboard)),
            .screen("Due", .home(.due)),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.action: .bolt, .screen: .gear] }

    package func gallery(_ route: HomeRoute, _ sample: GallerySample) async -> [Link] {
        switch route {
        case .notificationDetail:
            let page = try? await sample.services.notifications().fetchNotifications(after: nil, limit: 1)
            let id = page?.notifications.first?.id.description ?? ""
            return [Link(.home(.notificationDetail(notificationId: id)))]
        case .search: return [Link(.home(.search), query: [QueryItem("q", "market")])]
        default: return [Link(.home(route))]
        }
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias HomeContext = ScreenContext<HomeRoute>

/// Navigates between the screens of the feature.
package typealias HomeCoordinator = FeatureCoordinator<HomeRoute>
