package import Navigation

/// Navigates between the screens of savings accounts and goals.
package final class SavingsCoordinator: Coordinator {
    package var stack = NavigationStack<SavingsRoute>()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Shows a notice on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Opens a screen of any feature, or the current screen with another query.
    func open(_ link: Link) { app?.open(link) }
}
