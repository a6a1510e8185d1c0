package import Navigation

/// Accounts and their statements, and the currencies of the household with their rates.
package enum AccountsRoute: FeatureRoute {
    case list
    case new
    case detail(accountId: String)
    case edit(accountId: String)
    case check(accountId: String)
    case statement(accountId: String, year: Int, month: Int)
    case currencies

    package var path: RoutePath {
        switch self {
        case .list: "accounts"
        case .new: "accounts/new"
        case .detail(let id): "accounts/\(id)"
        case .edit(let id): "accounts/\(id)/edit"
        case .check(let id): "accounts/\(id)/check"
        case .statement(let id, let year, let month): "accounts/\(id)/statement/\(year)/\(month)"
        case .currencies: "more/currencies"
        }
    }

    /// Currencies belong to the settings.
    package var section: AppSection { self == .currencies ? .more : .accounts }

    /// Placeholder account id for an import whose files name their accounts.
    package static let anyAccount = "any"

    /// An import for any account has no account screen above it.
    package var isParent: Bool { self != .detail(accountId: Self.anyAccount) }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.accounts(.list)), .of(.accounts(.new)), .of { .accounts(.detail(accountId: $0)) }, .of { .accounts(.edit(accountId: $0)) },
        .of { .accounts(.check(accountId: $0)) }, .of { .accounts(.statement(accountId: $0, year: $1, month: $2)) },
        .of(.accounts(.currencies)),
    ]
}

extension AppRoute {
    package static func accounts(_ route: AccountsRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let accounts = AppSection("accounts", key: "a", root: AccountsRoute.list, isTab: true)
}
