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
