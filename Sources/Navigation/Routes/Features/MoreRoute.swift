/// Settings, and screens without a tab of their own.
package enum MoreRoute: FeatureRoute {
    case menu
    case profile
    case household
    case security
    case sessions
    case tokens
    case notifications
    case categories
    case category(categoryId: String)
    case rules
    case rule(ruleId: String)
    case data
    case history
    case currencies
    case appearance
    case help
    case about

    /// Placeholder id for a new rule.
    package static let newRule = "another"

    package var path: RoutePath {
        switch self {
        case .menu: "more"
        case .profile: "more/profile"
        case .household: "more/household"
        case .security: "more/security"
        case .sessions: "more/sessions"
        case .tokens: "more/tokens"
        case .notifications: "more/notifications"
        case .categories: "more/categories"
        case .category(let id): "more/categories/\(id)"
        case .rules: "more/rules"
        case .rule(let id): "more/rules/\(id)"
        case .data: "more/data"
        case .history: "more/history"
        case .currencies: "more/currencies"
        case .appearance: "more/appearance"
        case .help: "more/help"
        case .about: "more/about"
        }
    }

    package var section: AppSection { .more }

    /// The data page depends on when the passphrase was confirmed, which is not part of a page's state.
    package var isCacheable: Bool { self != .data }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.more(.menu)), .of(.more(.profile)), .of(.more(.household)), .of(.more(.security)), .of(.more(.sessions)), .of(.more(.tokens)),
        .of(.more(.notifications)), .of(.more(.categories)), .of { .more(.category(categoryId: $0)) }, .of(.more(.rules)),
        .of { .more(.rule(ruleId: $0)) }, .of(.more(.data)), .of(.more(.history)), .of(.more(.currencies)), .of(.more(.appearance)),
        .of(.more(.help)), .of(.more(.about)),
    ]
}

extension AppRoute {
    package static func more(_ route: MoreRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let more = AppSection("more", key: "o", root: MoreRoute.menu, isTab: true)
}
