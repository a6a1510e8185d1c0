import DesignSystem
import Localization
package import Models
package import Navigation
package import ScreenKit

/// The menu of settings, the settings of the household, and what belongs to no other feature: its data, its history and help.
package struct HouseholdFeature: FeatureModule {
    package init() {}

    package func screen(_ route: HouseholdRoute, _ context: HouseholdContext) -> ScreenPair? {
        switch route {
        case .menu: ScreenPair(MoreViewModel(context)) { MoreView(model: $0) }
        case .household: ScreenPair(HouseholdViewModel(context)) { HouseholdView(model: $0) }
        case .data: ScreenPair(DataViewModel(context)) { DataView(model: $0) }
        case .history: ScreenPair(HistoryViewModel(context)) { HistoryView(model: $0) }
        case .help: ScreenPair(HelpViewModel(context)) { HelpView(model: $0) }
        case .about: ScreenPair(AboutViewModel(context)) { AboutView(model: $0) }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        object.kind == .household ? Link(.household(.household)) : nil
    }

    package var section: FeatureSection? {
        FeatureSection(.more, "More", symbol: .ellipsis)
    }

    package func isOwn(_ route: HouseholdRoute) -> Bool { route == .menu }

    package var searchTargets: [SearchTarget] {
        [
            .setting("More", .household(.menu), rank: 2),
            .setting("Household", .household(.household), rank: 4),
            .setting("Import, export and backup", .household(.data), rank: 10),
            .setting("History", .household(.history), rank: 11),
            .setting("Help", .household(.help), rank: 14),
            .setting("About", .household(.about), rank: 15),
        ]
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias HouseholdContext = ScreenContext<HouseholdRoute>
