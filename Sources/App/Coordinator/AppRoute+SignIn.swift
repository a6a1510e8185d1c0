import Auth
package import Navigation

extension AppRoute {
    /// Whether the screen can be seen signed out.
    package var isSignIn: Bool {
        if case .auth = self { true } else { false }
    }

    /// The first step of the way in.
    ///
    /// - Parameters:
    ///   - isSetUp: whether there is anybody who could sign in.
    ///   - hasEnded: whether who asks was signed in before, which is said then.
    ///   - path: what was asked for, whether there is such a screen or not.
    package static func signInLink(isSetUp: Bool, hasEnded: Bool = false, then path: String) -> Link {
        let step: AuthRoute = isSetUp ? hasEnded ? .sessionExpired : .login : .setup
        return Link(.auth(step), query: path == "/" ? [] : [QueryItem("next", path)])
    }
}

extension AppRoute {
    /// The step in which a member replaces a passphrase that somebody else set.
    ///
    /// - Parameter path: what was asked for, whether there is such a screen or not.
    package static func choosingPassphrase(then path: String) -> Link {
        let next = AuthCoordinator.next(in: [QueryItem("next", path)])
        return AuthCoordinator.link(.passphrase, then: next)
    }
}

extension Link {
    /// Where a step of the way in leads who has passed it already; nil where it is none, or still of use.
    package var afterSignIn: Link? {
        switch route {
        case .auth(.setup), .auth(.login), .auth(.code), .auth(.passphrase), .auth(.sessionExpired): AuthCoordinator.next(in: query)
        default: nil
        }
    }
}
