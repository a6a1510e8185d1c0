package import Navigation

/// Categories, and the rules that choose them.
package enum CategoriesRoute: FeatureRoute {
    case list
    case detail(categoryId: String)
    case rules
    case rule(ruleId: String)

    /// Placeholder id for a new rule.
    package static let newRule = "another"

    package var path: RoutePath {
        switch self {
        case .list: "more/categories"
        case .detail(let id): "more/categories/\(id)"
        case .rules: "more/rules"
        case .rule(let id): "more/rules/\(id)"
        }
    }

    package var section: AppSection { .more }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.categories(.list)), .of { .categories(.detail(categoryId: $0)) }, .of(.categories(.rules)),
        .of { .categories(.rule(ruleId: $0)) },
    ]
}

extension AppRoute {
    package static func categories(_ route: CategoriesRoute) -> AppRoute { AppRoute(route) }
}
