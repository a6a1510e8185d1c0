import DesignSystem
import Localization
package import Navigation
package import ScreenKit

/// The menu of the section *More*.
package struct MoreFeature: FeatureModule {
    package init() {}

    package func screen(_ route: MoreRoute, _ context: MoreContext) -> ScreenPair? {
        ScreenPair(MoreViewModel(context)) { MoreView(model: $0) }
    }

    package var section: FeatureSection? {
        FeatureSection(.more, "More", symbol: .ellipsis, in: nil)
    }

    package func isOwn(_ route: MoreRoute) -> Bool { true }

    package var searchTargets: [SearchTarget] { [.setting("More", .more(.menu), rank: 2, words: "settings, menu, options, preferences")] }
}

/// Member, services and navigation of a screen of the feature.
package typealias MoreContext = ScreenContext<MoreRoute>
