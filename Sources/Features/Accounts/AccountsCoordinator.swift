package import Navigation

/// Navigates between the screens of accounts and transactions.
package final class AccountsCoordinator: Coordinator {
    package var stack = NavigationStack<AccountsRoute>()

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Shows a notice on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Opens the transfer form, which is in another tab, with an account as the source.
    func navigateToTransfer(fromAccountId: String) { app?.navigateToTransfer(fromAccountId: fromAccountId) }

    /// Opens a screen of any feature, or the current screen with another query.
    func open(_ link: Link) { app?.open(link) }
}
