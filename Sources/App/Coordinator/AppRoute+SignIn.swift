import Members
package import MembersModel
package import Navigation
import PeopleModel

extension AppRoute {
    /// Whether the screen belongs to sign-in and is available when signed out.
    package var isSignIn: Bool { feature is AuthRoute }

    /// Whether the screen belongs to a guest, who needs no session.
    package var isGuest: Bool { feature is GuestRoute }

    /// The first sign-in screen.
    ///
    /// - Parameters:
    ///   - isSetUp: whether setup is complete.
    ///   - hasEnded: whether a session has expired, which the screen mentions.
    ///   - path: the requested path, which may be invalid.
    package static func signInLink(isSetUp: Bool, hasEnded: Bool = false, then path: String) -> Link {
        let step: AuthRoute = isSetUp ? hasEnded ? .sessionExpired : .login : .setup
        return Link(.auth(step), query: path == "/" ? [] : [QueryItem(Link.nextName, path)])
    }
}

extension AppRoute {
    /// The screen on which a member replaces a temporary passphrase.
    ///
    /// - Parameter path: the requested path, which may be invalid.
    package static func choosingPassphrase(then path: String) -> Link {
        let next = Link.afterSignIn(in: [QueryItem(Link.nextName, path)], FeatureList.standard.routes)
        return .signIn(.passphrase, then: next)
    }
}

extension Link {
    /// The screen that follows a sign-in by a provider.
    ///
    /// - Parameter path: as it was requested; Home unless it is a screen of the app.
    package static func following(_ path: String) -> Link {
        .afterSignIn(in: [QueryItem(nextName, path)], FeatureList.standard.routes)
    }

    /// The sign-in page, which says what went wrong at a provider.
    ///
    /// - Parameter path: the requested path, which may be invalid.
    package static func login(after problem: ProviderProblem, then path: String) -> Link {
        let login = Link.login(then: following(path))
        return Link(login.route, query: login.query + [QueryItem("problem", problem.rawValue)])
    }

    /// The redirect target of a sign-in screen for a member who is signed in; nil for other screens.
    package var afterSignIn: Link? {
        switch route {
        case .auth(.setup), .auth(.login), .auth(.code), .auth(.passphrase), .auth(.passkey), .auth(.sessionExpired):
            .afterSignIn(in: query, FeatureList.standard.routes)
        default:
            if case .signedOut = route.feature as? AuthRoute { .afterSignIn(in: query, FeatureList.standard.routes) } else { nil }
        }
    }
}
