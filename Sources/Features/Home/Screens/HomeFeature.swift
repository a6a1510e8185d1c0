package import DesignSystem
package import HomeModel
package import Localization
package import Navigation
package import ScreenKit
package import Services

/// Home, search and what is due.
package struct HomeFeature: FeatureModule {
    package init() {}

    package func screen(_ route: HomeRoute, _ context: HomeContext) -> ScreenPair? {
        switch route {
        case .dashboard: ScreenPair(HomeViewModel(context)) { HomeView(model: $0) }
        case .search: ScreenPair(SearchViewModel(context)) { SearchView(model: $0) }
        case .due: ScreenPair(DueViewModel(context)) { DueView(model: $0) }
        }
    }

    package var section: FeatureSection? {
        FeatureSection(.home, "Home", symbol: .house, selectedSymbol: .houseFill, in: .everyday)
    }

    package func backTitle(_ route: HomeRoute) -> LocalizedText? { route == .due ? "Due" : nil }

    package func isOwn(_ route: HomeRoute) -> Bool { route != .due }

    package var searchTargets: [SearchTarget] {
        [
            .screen("Home", .home(.dashboard), words: "dashboard, start, overview, hide amounts"),
            .screen("Due", .home(.due), words: "upcoming, to do, deadlines, bills"),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.action: .bolt, .screen: .gear] }

    package func gallery(_ route: HomeRoute, _ sample: GallerySample) async -> [Link] {
        route == .search ? [Link(.home(.search), query: [QueryItem("q", "market")])] : [Link(.home(route))]
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias HomeContext = ScreenContext<HomeRoute>

/// Navigates between the screens of the feature.
package typealias HomeCoordinator = FeatureCoordinator<HomeRoute>
