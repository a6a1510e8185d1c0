import DesignSystem
package import HouseholdModel
import Localization
package import Models
package import Navigation
package import ScreenKit

/// The settings of the household, and what belongs to no other feature: its data, its history and help.
package struct HouseholdFeature: FeatureModule {
    package init() {}

    package func screen(_ route: HouseholdRoute, _ context: HouseholdContext) -> ScreenPair? {
        switch route {
        case .household: ScreenPair(HouseholdViewModel(context)) { HouseholdView(model: $0) }
        case .data: ScreenPair(DataViewModel(context)) { DataView(model: $0) }
        case .history: ScreenPair(HistoryViewModel(context)) { HistoryView(model: $0) }
        case .help: ScreenPair(HelpViewModel(context)) { HelpView(model: $0) }
        case .about: ScreenPair(AboutViewModel(context)) { AboutView(model: $0) }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case .household: Link(.household(.household))
        case .data: Link(.household(.data))
        default: nil
        }
    }

    package var menuItems: [MenuItem] {
        [
            MenuItem("Import, export and backup", symbol: .squareAndArrowDown, .household(.data), in: .money, rank: 1),
            MenuItem("History", symbol: .clock, .household(.history), in: .money, rank: 5),
            MenuItem("Household", symbol: .house, .household(.household), in: .household, rank: 1),
            MenuItem("Help", symbol: .questionmarkCircle, .household(.help), in: .help, rank: 1),
            MenuItem("About", symbol: .infoCircle, .household(.about), in: .help, rank: 2),
        ]
    }

    package var searchTargets: [SearchTarget] {
        [
            .setting(
                "Household", .household(.household), rank: 4,
                words: "name, time zone, first day of the week, main currency"),
            .setting(
                "Import, export and backup", .household(.data), rank: 10,
                words: "csv, download, save, copy, restore, spreadsheet, Excel, upload, bank file"),
            .setting("History", .household(.history), rank: 11, words: "undo, revert, changes, log, who did what"),
            .setting("Help", .household(.help), rank: 14, words: "manual, questions, support, how to, keyboard, shortcuts"),
            .setting("About", .household(.about), rank: 15, words: "version, licence, source code"),
        ]
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias HouseholdContext = ScreenContext<HouseholdRoute>
