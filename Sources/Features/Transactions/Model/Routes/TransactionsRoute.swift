import AccountsModel
import HomeModel
package import Navigation

/// The transactions of all accounts, of one account, and one or several of them.
package enum TransactionsRoute: FeatureRoute {
    case all
    case list(accountId: String)
    /// Quick entry; `new` is the same with an account.
    case add
    case new(accountId: String)
    case detail(transactionId: String)
    case edit(transactionId: String)
    case split(transactionId: String)
    case several
    case review

    package var path: RoutePath {
        switch self {
        case .all: "transactions"
        case .list(let account): "accounts/\(account)/transactions"
        case .add: "add"
        case .new(let account): "accounts/\(account)/transactions/new"
        case .detail(let id): "accounts/transactions/\(id)"
        case .edit(let id): "accounts/transactions/\(id)/edit"
        case .split(let id): "accounts/transactions/\(id)/split"
        case .several: "accounts/transactions/several"
        case .review: "accounts/review"
        }
    }

    /// Quick entry belongs to Home, one account's transactions to its account.
    package var section: AppSection {
        switch self {
        case .add: .home
        case .all: .transactions
        default: .accounts
        }
    }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.transactions(.all)), .of(.transactions(.add)),
        .of { .transactions(.list(accountId: $0)) }, .of { .transactions(.new(accountId: $0)) },
        .of { .transactions(.detail(transactionId: $0)) }, .of { .transactions(.edit(transactionId: $0)) },
        .of { .transactions(.split(transactionId: $0)) }, .of(.transactions(.several)), .of(.transactions(.review)),
    ]
}

extension AppRoute {
    package static func transactions(_ route: TransactionsRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let transactions = AppSection("transactions", key: "t", root: TransactionsRoute.all, under: .accounts)
}
