package import HTML
package import Navigation
package import Services

/// Builds the screens of accounts and transactions.
package struct AccountsViewFactory {
    let services: DependencyContainer
    let coordinator: AccountsCoordinator

    package init(services: DependencyContainer, coordinator: AccountsCoordinator) {
        self.services = services
        self.coordinator = coordinator
    }

    /// Returns the view and the view model of a route, or nil if the member may not open it.
    package func makeScreen(_ route: AccountsRoute) -> (view: any View, model: any ScreenModel)? {
        let mayWrite = services.context.canWrite
        switch route {
        case .list: return list()
        case .new: return mayWrite ? new() : nil
        case .detail(let id): return detail(id)
        case .edit(let id): return mayWrite ? edit(id) : nil
        case .check(let id): return mayWrite ? check(id) : nil
        case .importStatement(let id): return mayWrite ? importStatement(id) : nil
        case .statement(let id, let year, let month): return statement(id, year: year, month: month)
        case .transactions(let id): return transactions(id)
        case .newTransaction(let id): return mayWrite ? newTransaction(id) : nil
        case .transactionDetail(let id): return transactionDetail(id)
        case .editTransaction(let id): return mayWrite ? editTransaction(id) : nil
        case .splitTransaction(let id): return mayWrite ? splitTransaction(id) : nil
        case .severalTransactions: return mayWrite ? severalTransactions() : nil
        }
    }

    // MARK: - Screens

    private func list() -> (view: any View, model: any ScreenModel) {
        let model = AccountListViewModel(screens: services.accountScreens(), context: services.context)
        return (AccountListView(model: model), model)
    }

    private func new() -> (view: any View, model: any ScreenModel) {
        let model = AddAccountViewModel(service: services.accounts(), context: services.context, coordinator: coordinator)
        return (AddAccountView(model: model), model)
    }

    private func detail(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = AccountDetailViewModel(
            accountId: id, screens: services.accountScreens(), service: services.accounts(), context: services.context,
            coordinator: coordinator)
        return (AccountDetailView(model: model), model)
    }

    private func edit(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = EditAccountViewModel(
            accountId: id, service: services.accounts(), context: services.context, coordinator: coordinator)
        return (EditAccountView(model: model), model)
    }

    private func check(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = AccountCheckViewModel(
            accountId: id, service: services.reconciliation(), context: services.context, coordinator: coordinator)
        return (AccountCheckView(model: model), model)
    }

    private func importStatement(_ id: String) -> (view: any View, model: any ScreenModel) {
        let receipt = ImportReceipt(statements: services.statements(), transactions: services.transactions(), coordinator: coordinator)
        let model = ImportViewModel(
            accountId: id,
            services: ImportViewModel.Access(
                statements: services.statements(), uploads: services.uploads(), accounts: services.accounts(),
                categories: services.categories()),
            receipt: receipt, context: services.context, coordinator: coordinator)
        return (ImportView(model: model), model)
    }

    private func statement(_ id: String, year: Int, month: Int) -> (view: any View, model: any ScreenModel) {
        let model = StatementViewModel(
            accountId: id, year: year, month: month, screens: services.accountScreens(), context: services.context)
        return (StatementView(model: model), model)
    }
}
