package import Navigation

/// Leads through the wallet: its cards, and the benefits that they carry.
package final class CardsCoordinator: Coordinator {
    package var stack = NavigationStack<CardsRoute>()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Says a sentence on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Leads to a screen of any feature, or to this one with another query.
    func open(_ link: Link) { app?.open(link) }
}
