package import HTML
package import Navigation
package import Services

/// Builds the screens of savings.
package struct SavingsViewFactory {
    private let services: DependencyContainer
    private let coordinator: SavingsCoordinator

    package init(services: DependencyContainer, coordinator: SavingsCoordinator) {
        self.services = services
        self.coordinator = coordinator
    }

    /// Returns the view and the view model of a route, or nil if the member may not open it.
    package func makeScreen(_ route: SavingsRoute) -> (view: any View, model: any ScreenModel)? {
        let mayWrite = services.context.canWrite
        switch route {
        case .dashboard: return dashboard()
        case .accounts: return accounts()
        case .new: return mayWrite ? new() : nil
        case .detail(let id): return detail(id)
        case .edit(let id): return mayWrite ? edit(id) : nil
        case .goals: return goals()
        case .newGoal: return mayWrite ? newGoal() : nil
        case .goalDetail(let id): return goalDetail(id)
        case .editGoal(let id): return mayWrite ? editGoal(id) : nil
        }
    }

    // MARK: - Accounts

    private func dashboard() -> (view: any View, model: any ScreenModel) {
        let model = DashboardViewModel(service: services.savings(), context: services.context, coordinator: coordinator)
        return (DashboardView(model: model), model)
    }

    private func accounts() -> (view: any View, model: any ScreenModel) {
        let model = AccountListViewModel(service: services.savings(), context: services.context)
        return (AccountListView(model: model), model)
    }

    private func new() -> (view: any View, model: any ScreenModel) {
        let model = AddAccountViewModel(service: services.savings(), context: services.context, coordinator: coordinator)
        return (AddAccountView(model: model), model)
    }

    private func detail(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = AccountDetailViewModel(accountId: id, service: services.savings(), context: services.context)
        return (AccountDetailView(model: model), model)
    }

    private func edit(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = EditAccountViewModel(
            accountId: id, service: services.savings(), context: services.context, coordinator: coordinator)
        return (EditAccountView(model: model), model)
    }

    // MARK: - Goals

    private func goals() -> (view: any View, model: any ScreenModel) {
        let model = GoalsViewModel(service: services.savings(), context: services.context, coordinator: coordinator)
        return (GoalsView(model: model), model)
    }

    private func newGoal() -> (view: any View, model: any ScreenModel) {
        let model = NewGoalViewModel(service: services.savings(), context: services.context, coordinator: coordinator)
        return (NewGoalView(model: model), model)
    }

    private func goalDetail(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = GoalDetailViewModel(goalId: id, service: services.savings(), context: services.context, coordinator: coordinator)
        return (GoalDetailView(model: model), model)
    }

    private func editGoal(_ id: String) -> (view: any View, model: any ScreenModel) {
        let model = EditGoalViewModel(goalId: id, service: services.savings(), context: services.context, coordinator: coordinator)
        return (EditGoalView(model: model), model)
    }
}
