package import Navigation

/// Reports, each kind on its own page.
package enum InsightsRoute: String, FeatureRoute, CaseIterable {
    case overview = ""
    case spending
    case income
    case cashFlow = "cash-flow"
    case netWorth = "net-worth"
    case changes
    case years
    case budgets
    case subscriptions
    case benefits

    package var path: RoutePath {
        switch self {
        case .overview: "insights"
        case .spending: "insights/spending"
        case .income: "insights/income"
        case .cashFlow: "insights/cash-flow"
        case .netWorth: "insights/net-worth"
        case .changes: "insights/changes"
        case .years: "insights/years"
        case .budgets: "insights/budgets"
        case .subscriptions: "insights/subscriptions"
        case .benefits: "insights/benefits"
        }
    }

    package var section: AppSection { .insights }

    package static let cases: [RouteCase<AppRoute>] = allCases.map { .of(.insights($0)) }
}

extension AppRoute {
    package static func insights(_ route: InsightsRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let insights = AppSection("insights", key: "i", root: InsightsRoute.overview)
}
