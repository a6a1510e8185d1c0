package import Navigation

/// Navigates between the screens of settings and of the sections without a tab.
package final class MoreCoordinator: Coordinator {
    package var stack = NavigationStack<MoreRoute>()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Shows a notice on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Opens a screen of any feature, or the current screen with another query.
    func open(_ link: Link) { app?.open(link) }

    /// Ends the session.
    func signOut() { app?.signOut() }
}
