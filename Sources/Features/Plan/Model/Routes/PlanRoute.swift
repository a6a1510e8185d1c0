package import Navigation

/// Budgets of categories, money that is expected, and the forecast.
package enum PlanRoute: FeatureRoute {
    case overview
    case budgets
    case budget(categoryId: String)
    case expected
    case newExpected
    case expectedFound
    case expectedDetail(expectedId: String)
    case editExpected(expectedId: String)
    case forecast

    package var path: RoutePath {
        switch self {
        case .overview: "plan"
        case .budgets: "plan/budgets"
        case .budget(let id): "plan/budgets/\(id)"
        case .expected: "plan/expected"
        case .newExpected: "plan/expected/new"
        case .expectedFound: "plan/expected/found"
        case .expectedDetail(let id): "plan/expected/\(id)"
        case .editExpected(let id): "plan/expected/\(id)/edit"
        case .forecast: "plan/forecast"
        }
    }

    package var section: AppSection { .plan }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.plan(.overview)), .of(.plan(.budgets)), .of { .plan(.budget(categoryId: $0)) },
        .of(.plan(.expected)), .of(.plan(.newExpected)), .of(.plan(.expectedFound)), .of { .plan(.expectedDetail(expectedId: $0)) },
        .of { .plan(.editExpected(expectedId: $0)) }, .of(.plan(.forecast)),
    ]
}

extension AppRoute {
    package static func plan(_ route: PlanRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let plan = AppSection("plan", key: "b", root: PlanRoute.overview)
}
