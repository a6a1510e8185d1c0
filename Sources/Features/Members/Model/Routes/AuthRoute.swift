import HomeModel
package import Navigation

/// Sign-in screens and those of links, which are available when signed out, and the step in which a member replaces a temporary passphrase.
package enum AuthRoute: FeatureRoute {
    case setup
    case login
    case code
    case passphrase
    case passkey
    case sessionExpired
    /// Joins a household.
    case invite(token: String)
    /// Chooses a new passphrase by a link.
    case reset(token: String)
    /// After a session that a provider began: it may go on there.
    case signedOut(provider: String)

    package var path: RoutePath {
        switch self {
        case .setup: "auth/setup"
        case .login: "auth/login"
        case .code: "auth/code"
        case .passphrase: "auth/passphrase"
        case .passkey: "auth/passkey"
        case .sessionExpired: "auth/session-expired"
        case .invite(let token): "auth/invite/\(token)"
        case .reset(let token): "auth/reset/\(token)"
        case .signedOut(let provider): "auth/signed-out/\(provider)"
        }
    }

    package var section: AppSection { .home }
    package var hasParents: Bool { false }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.auth(.setup)), .of(.auth(.login)), .of(.auth(.code)), .of(.auth(.passphrase)), .of(.auth(.passkey)),
        .of(.auth(.sessionExpired)),
        .of { (token: LinkToken) in .auth(.invite(token: token.segment)) },
        .of { (token: LinkToken) in .auth(.reset(token: token.segment)) },
        .of { (provider: LinkToken) in .auth(.signedOut(provider: provider.segment)) },
    ]
}

extension AppRoute {
    package static func auth(_ route: AuthRoute) -> AppRoute { AppRoute(route) }
}
