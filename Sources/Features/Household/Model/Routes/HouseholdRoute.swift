package import Navigation

/// The settings of the household, and what belongs to no other feature: its data, its history and help.
package enum HouseholdRoute: FeatureRoute {
    case household
    case data
    case history
    case help
    case about

    package var path: RoutePath {
        switch self {
        case .household: "more/household"
        case .data: "more/data"
        case .history: "more/history"
        case .help: "more/help"
        case .about: "more/about"
        }
    }

    package var section: AppSection { .more }

    /// The data page depends on when the passphrase was confirmed, which is not part of a page's state.
    package var isCacheable: Bool { self != .data }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.household(.household)), .of(.household(.data)), .of(.household(.history)), .of(.household(.help)), .of(.household(.about)),
    ]
}

extension AppRoute {
    package static func household(_ route: HouseholdRoute) -> AppRoute { AppRoute(route) }
}
