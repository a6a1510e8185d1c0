/// Budgets of categories.
package enum PlanRoute: FeatureRoute {
    case overview
    case budgets
    case budget(categoryId: String)

    package var path: RoutePath {
        switch self {
        case .overview: "plan"
        case .budgets: "plan/budgets"
        case .budget(let id): "plan/budgets/\(id)"
        }
    }

    package var appRoute: AppRoute { .plan(self) }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.plan(.overview)), .of(.plan(.budgets)), .of { .plan(.budget(categoryId: $0)) },
    ]
}
