import HomeModel
package import Navigation

/// Sign-in screens, which are available when signed out, and the step in which a member replaces a temporary passphrase.
package enum AuthRoute: FeatureRoute {
    case setup
    case login
    case code
    case passphrase
    case passkey
    case sessionExpired
    case invite(token: String)

    package var path: RoutePath {
        switch self {
        case .setup: "auth/setup"
        case .login: "auth/login"
        case .code: "auth/code"
        case .passphrase: "auth/passphrase"
        case .passkey: "auth/passkey"
        case .sessionExpired: "auth/session-expired"
        case .invite(let token): "auth/invite/\(token)"
        }
    }

    package var section: AppSection { .home }
    package var hasParents: Bool { false }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.auth(.setup)), .of(.auth(.login)), .of(.auth(.code)), .of(.auth(.passphrase)), .of(.auth(.passkey)),
        .of(.auth(.sessionExpired)),
        .of { .auth(.invite(token: $0)) },
    ]
}

extension AppRoute {
    package static func auth(_ route: AuthRoute) -> AppRoute { AppRoute(route) }
}
