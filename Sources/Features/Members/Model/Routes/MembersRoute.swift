package import Navigation

/// A member's own settings: profile, sign-in, sessions and appearance.
package enum MembersRoute: FeatureRoute {
    case profile
    case security
    case sessions
    case tokens
    case appearance

    package var path: RoutePath {
        switch self {
        case .profile: "more/profile"
        case .security: "more/security"
        case .sessions: "more/sessions"
        case .tokens: "more/tokens"
        case .appearance: "more/appearance"
        }
    }

    package var section: AppSection { .more }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.members(.profile)), .of(.members(.security)), .of(.members(.sessions)), .of(.members(.tokens)), .of(.members(.appearance)),
    ]
}

extension AppRoute {
    package static func members(_ route: MembersRoute) -> AppRoute { AppRoute(route) }
}

extension Link {
    /// The security screen, which asks for the passphrase and opens the exports.
    package static let confirmingExport = Link(.members(.security), query: [QueryItem("step", "export")])
}
