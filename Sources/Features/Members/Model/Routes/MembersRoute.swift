package import Navigation

/// A member's own settings: profile, sign-in, sessions and appearance; and the members of the household.
package enum MembersRoute: FeatureRoute {
    case profile
    case security
    case sessions
    case tokens
    case appearance
    /// The members and the open invitations.
    case members
    case invite
    case member(memberId: String)
    case leave
    /// The providers with which members sign in.
    case providers
    case newProvider
    case provider(providerId: String)

    package var path: RoutePath {
        switch self {
        case .profile: "more/profile"
        case .security: "more/security"
        case .sessions: "more/sessions"
        case .tokens: "more/tokens"
        case .appearance: "more/appearance"
        case .members: "more/members"
        case .invite: "more/members/invite"
        case .member(let memberId): "more/members/\(memberId)"
        case .leave: "more/members/leave"
        case .providers: "more/members/providers"
        case .newProvider: "more/members/providers/new"
        case .provider(let providerId): "more/members/providers/\(providerId)"
        }
    }

    package var section: AppSection { .more }

    /// These pages depend on when the passphrase was confirmed, and on when members were last seen, which are no part of a page's state.
    package var isCacheable: Bool {
        switch self {
        case .members, .invite, .member, .leave, .providers, .newProvider, .provider: false
        case .profile, .security, .sessions, .tokens, .appearance: true
        }
    }

    package static let cases: [RouteCase<AppRoute>] = [
        .of(.members(.profile)), .of(.members(.security)), .of(.members(.sessions)), .of(.members(.tokens)), .of(.members(.appearance)),
        .of(.members(.members)), .of(.members(.invite)), .of { .members(.member(memberId: $0)) }, .of(.members(.leave)),
        .of(.members(.providers)), .of(.members(.newProvider)), .of { .members(.provider(providerId: $0)) },
    ]
}

extension AppRoute {
    package static func members(_ route: MembersRoute) -> AppRoute { AppRoute(route) }
}

extension Link {
    /// The security screen, which asks for the passphrase and opens the exports.
    package static let confirmingExport = Link(.members(.security), query: [QueryItem("step", "export")])
}
