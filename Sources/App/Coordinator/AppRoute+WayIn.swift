import Navigation

extension AppRoute {
    /// Whether the screen can be seen signed out.
    var isWayIn: Bool {
        if case .auth = self { true } else { false }
    }
}
