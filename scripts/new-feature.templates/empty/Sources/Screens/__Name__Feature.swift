import DesignSystem
import Localization
import Navigation
package import ScreenKit
package import __Name__Model

/// The household's __words__.
package struct __Name__Feature: FeatureModule {
    package init() {}

    package func screen(_ route: __Name__Route, _ context: __Name__Context) -> ScreenPair? {
        switch route {
        case .list: ScreenPair(__Name__ViewModel(context)) { __Name__View(model: $0) }
        }
    }

    package var menuItems: [MenuItem] {
        [MenuItem("__title__", symbol: .listBullet, .__name__(.list), in: .household, rank: __menuRank__)]
    }

    package var searchTargets: [SearchTarget] {
        [.setting("__title__", .__name__(.list), rank: __settingRank__)]
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias __Name__Context = ScreenContext<__Name__Route>
