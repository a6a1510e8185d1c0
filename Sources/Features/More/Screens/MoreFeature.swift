package import DesignSystem
package import Localization
package import Models
package import Navigation
package import ScreenKit
package import Services

/// Settings, and what belongs to no other section.
package struct MoreFeature: FeatureModule {
    package init() {}

    package func screen(_ route: MoreRoute, _ context: MoreContext) -> ScreenPair? {
        switch route {
        case .menu: ScreenPair(MoreViewModel(context)) { MoreView(model: $0) }
        case .profile: ScreenPair(ProfileViewModel(context)) { ProfileView(model: $0) }
        case .household: ScreenPair(HouseholdViewModel(context)) { HouseholdView(model: $0) }
        case .security: ScreenPair(SecurityViewModel(context)) { SecurityView(model: $0) }
        case .sessions: ScreenPair(SessionsViewModel(context)) { SessionsView(model: $0) }
        case .appearance: ScreenPair(AppearanceViewModel(context)) { AppearanceView(model: $0) }
        case .categories: ScreenPair(CategoriesViewModel(context)) { CategoriesView(model: $0) }
        case .category(let id): ScreenPair(CategoryViewModel(context, categoryId: id)) { CategoryView(model: $0) }
        case .rules: ScreenPair(RulesViewModel(context)) { RulesView(model: $0) }
        case .rule(let id): context.forWriters { ScreenPair(RuleViewModel(context, ruleId: id)) { RuleView(model: $0) } }
        case .data: ScreenPair(DataViewModel(context)) { DataView(model: $0) }
        case .history: ScreenPair(HistoryViewModel(context)) { HistoryView(model: $0) }
        case .currencies: ScreenPair(CurrenciesViewModel(context)) { CurrenciesView(model: $0) }
        case .help: ScreenPair(HelpViewModel(context)) { HelpView(model: $0) }
        case .about: ScreenPair(AboutViewModel(context)) { AboutView(model: $0) }
        case .notifications: ScreenPair(NotificationSettingsViewModel(context)) { NotificationSettingsView(model: $0) }
        case .tokens: .placeholder(Self.tokensTitle)
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case Category.referenceKind: Link(.more(.category(categoryId: object.id)))
        case CategoryRule.referenceKind: Link(.more(.rule(ruleId: object.id)))
        case .notificationSettings: Link(.more(.notifications))
        case .sessions: Link(.more(.sessions))
        case .household: Link(.more(.household))
        case .profile: Link(.more(.profile))
        case .security: Link(.more(.security))
        default: nil
        }
    }

    package var section: FeatureSection? {
        FeatureSection(.more, "More", symbol: .ellipsis)
    }

    package func backTitle(_ route: MoreRoute) -> LocalizedText? {
        switch route {
        case .categories: "Categories"
        case .rules: "Rules"
        case .security: "Security"
        default: nil
        }
    }

    package func placeholderTitle(_ route: MoreRoute) -> LocalizedText? { route == .tokens ? Self.tokensTitle : nil }

    private static let tokensTitle: LocalizedText = "Access for programs"

    package func isOwn(_ route: MoreRoute) -> Bool {
        switch route {
        case .notifications, .menu, .profile, .security, .sessions, .appearance: true
        default: false
        }
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Add rule", .more(.rule(ruleId: MoreRoute.newRule)), rank: 13),
            .screen("Notifications", .home(.notifications)),
            .screen("More", .more(.menu)),
            .screen("Profile", .more(.profile)),
            .screen("Household", .more(.household)),
            .screen("Security", .more(.security)),
            .screen("Where you are signed in", .more(.sessions)),
            .screen("Notification settings", .more(.notifications)),
            .screen("Categories", .more(.categories)),
            .screen("Rules", .more(.rules)),
            .screen("Import, export and backup", .more(.data)),
            .screen("History", .more(.history)),
            .screen("Currencies and rates", .more(.currencies)),
            .screen("Appearance", .more(.appearance)),
            .screen("Help", .more(.help)),
            .screen("About", .more(.about)),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.category: .tag, .rule: .sliderHorizontal3] }

    package func gallery(_ route: MoreRoute, _ sample: GallerySample) async -> [Link] {
        let categories = sample.services.categories()
        switch route {
        case .category:
            let category = try? await categories.fetchCategories(includingArchived: false).first?.id.description
            return [Link(.more(.category(categoryId: category ?? "")))]
        case .rule:
            let rule = try? await categories.fetchRules().first?.id.description
            return [rule ?? "", MoreRoute.newRule].map { Link(.more(.rule(ruleId: $0))) }
        default: return [Link(.more(route))]
        }
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias MoreContext = ScreenContext<MoreRoute>

/// Navigates between the screens of the feature.
package typealias MoreCoordinator = FeatureCoordinator<MoreRoute>
