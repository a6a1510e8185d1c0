import AccountsModel
package import Navigation

/// The import of statement files.
package enum ImportRoute: FeatureRoute {
    case statement(accountId: String)

    /// Placeholder account id for an import whose files name their accounts.
    package static let anyAccount = AccountsRoute.anyAccount

    package var path: RoutePath {
        switch self {
        case .statement(let account): "accounts/\(account)/import"
        }
    }

    package var section: AppSection { .accounts }

    package static let cases: [RouteCase<AppRoute>] = [.of { .imports(.statement(accountId: $0)) }]
}

extension AppRoute {
    package static func imports(_ route: ImportRoute) -> AppRoute { AppRoute(route) }
}
