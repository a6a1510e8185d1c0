package import Navigation

/// Savings accounts and goals.
package enum SavingsRoute: FeatureRoute {
    case dashboard
    case accounts
    case new
    case detail(accountId: String)
    case edit(accountId: String)
    case goals
    case newGoal
    case goalDetail(goalId: String)
    case editGoal(goalId: String)

    package var path: RoutePath {
        switch self {
        case .dashboard: "savings"
        case .accounts: "savings/accounts"
        case .new: "savings/new"
        case .detail(let id): "savings/\(id)"
        case .edit(let id): "savings/\(id)/edit"
        case .goals: "savings/goals"
        case .newGoal: "savings/goals/new"
        case .goalDetail(let id): "savings/goals/\(id)"
        case .editGoal(let id): "savings/goals/\(id)/edit"
        }
    }

    package var section: AppSection { .savings }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.savings(.dashboard)), .of(.savings(.accounts)), .of(.savings(.new)), .of { .savings(.detail(accountId: $0)) },
        .of { .savings(.edit(accountId: $0)) }, .of(.savings(.goals)), .of(.savings(.newGoal)), .of { .savings(.goalDetail(goalId: $0)) },
        .of { .savings(.editGoal(goalId: $0)) },
    ]
}

extension AppRoute {
    package static func savings(_ route: SavingsRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let savings = AppSection("savings", key: "s", root: SavingsRoute.dashboard)
}
