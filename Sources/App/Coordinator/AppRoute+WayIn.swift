import Auth
package import Navigation

extension AppRoute {
    /// Whether the screen can be seen signed out.
    package var isWayIn: Bool {
        if case .auth = self { true } else { false }
    }

    /// The first step of the way in.
    ///
    /// - Parameters:
    ///   - isSetUp: whether there is anybody who could sign in.
    ///   - path: what was asked for, whether there is such a screen or not.
    package static func wayIn(isSetUp: Bool, then path: String) -> Link {
        Link(.auth(isSetUp ? .login : .setup), query: path == "/" ? [] : [QueryItem("next", path)])
    }
}

extension Link {
    /// Where a step of the way in leads who has passed it already; nil where it is none, or still of use.
    package var afterWayIn: Link? {
        switch route {
        case .auth(.setup), .auth(.login), .auth(.code), .auth(.sessionExpired): AuthCoordinator.next(in: query)
        default: nil
        }
    }
}
