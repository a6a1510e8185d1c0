package import Navigation

/// Leads through savings: accounts that money is put aside to, and goals.
package final class SavingsCoordinator: Coordinator {
    package var stack = NavigationStack<SavingsRoute>()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Says a sentence on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Leads to a screen of any feature, or to this one with another query.
    func open(_ link: Link) { app?.open(link) }
}
