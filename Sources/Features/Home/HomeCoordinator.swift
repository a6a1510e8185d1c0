package import Navigation

/// Leads through Home, notifications, search and *add*.
package final class HomeCoordinator: Coordinator {
    package var stack = NavigationStack<HomeRoute>()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Says a sentence on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Leads to a screen of any feature, or to this one with another query.
    func open(_ link: Link) { app?.open(link) }
}
