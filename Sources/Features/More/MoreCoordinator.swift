package import Navigation

/// Leads through settings and what has no tab of its own.
package final class MoreCoordinator: Coordinator {
    package var stack = NavigationStack<MoreRoute>()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Says a sentence on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Leads to a screen of any feature, or to this one with another query.
    func open(_ link: Link) { app?.open(link) }

    /// Ends the session.
    func signOut() { app?.signOut() }
}
