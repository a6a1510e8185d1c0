/// Budgets and expected payments.
package enum PlanRoute: FeatureRoute {
    case overview
    case budgets
    case expected
    case newExpected
    case expectedDetail(expectedId: String)
    case editExpected(expectedId: String)

    package var path: RoutePath {
        switch self {
        case .overview: "plan"
        case .budgets: "plan/budgets"
        case .expected: "plan/expected"
        case .newExpected: "plan/expected/new"
        case .expectedDetail(let id): "plan/expected/\(id)"
        case .editExpected(let id): "plan/expected/\(id)/edit"
        }
    }

    package var appRoute: AppRoute { .plan(self) }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.plan(.overview)), .of(.plan(.budgets)), .of(.plan(.expected)), .of(.plan(.newExpected)),
        .of { .plan(.expectedDetail(expectedId: $0)) }, .of { .plan(.editExpected(expectedId: $0)) },
    ]
}
