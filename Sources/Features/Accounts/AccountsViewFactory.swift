package import HTML
package import Navigation
package import Services

/// Makes the screens of accounts and transactions.
package struct AccountsViewFactory {
    private let services: DependencyContainer
    private let coordinator: AccountsCoordinator

    package init(services: DependencyContainer, coordinator: AccountsCoordinator) {
        self.services = services
        self.coordinator = coordinator
    }

    /// The view and view model of a route; nil: not for this member.
    package func makeScreen(_ route: AccountsRoute) -> (view: any View, model: any ScreenModel)? {
        switch route {
        case .list:
            let model = AccountListViewModel(service: services.accounts(), context: services.context, coordinator: coordinator)
            return (AccountListView(model: model), model)
        default:
            return nil
        }
    }
}
