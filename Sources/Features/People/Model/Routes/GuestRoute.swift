import HomeModel
package import Navigation

/// The screen of a guest, who has no account: one group, opened by the token of a link (`GuestToken`).
package enum GuestRoute: FeatureRoute {
    case group(token: String)

    package var path: RoutePath {
        switch self {
        case .group(let token): "g/\(token)"
        }
    }

    package var section: AppSection { .home }
    package var hasParents: Bool { false }

    package static let cases: [RouteCase<AppRoute>] = [.of { (token: GuestToken) in .guest(.group(token: token.segment)) }]
}

extension AppRoute {
    package static func guest(_ route: GuestRoute) -> AppRoute { AppRoute(route) }
}
