package import Navigation

/// Leads through accounts and transactions.
package final class AccountsCoordinator: Coordinator {
    package var stack = NavigationStack<AccountsRoute>()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Says a sentence on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Leads to the form of a transfer from an account, which is another tab.
    func navigateToTransfer(fromAccountId: String) { app?.navigateToTransfer(fromAccountId: fromAccountId) }

    /// Leads to a screen of any feature, or to this one with another query.
    func open(_ link: Link) { app?.open(link) }
}
