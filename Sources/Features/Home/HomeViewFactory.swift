package import HTML
package import Navigation
package import Services

/// Builds the screens of Home, notifications, search and *add*.
package struct HomeViewFactory {
    private let services: DependencyContainer
    private let coordinator: HomeCoordinator

    package init(services: DependencyContainer, coordinator: HomeCoordinator) {
        self.services = services
        self.coordinator = coordinator
    }

    /// Returns the view and the view model of a route, or nil if the member may not open it.
    package func makeScreen(_ route: HomeRoute) -> (view: any View, model: any ScreenModel)? {
        switch route {
        case .dashboard:
            let model = HomeViewModel(
                service: services.overview(), members: services.members(), context: services.context, coordinator: coordinator)
            return (HomeView(model: model), model)
        case .add:
            guard services.context.canWrite else { return nil }
            let model = AddViewModel(service: services.accounts())
            return (AddView(model: model), model)
        case .search:
            let model = SearchViewModel(
                screens: services.transactionScreens(), context: services.context)
            return (SearchView(model: model), model)
        case .notifications:
            let model = NotificationListViewModel(
                service: services.notifications(), household: services.household(), context: services.context, coordinator: coordinator)
            return (NotificationListView(model: model), model)
        case .notificationDetail(let id):
            let model = NotificationDetailViewModel(
                notificationId: id, service: services.notifications(), household: services.household(), context: services.context,
                coordinator: coordinator)
            return (NotificationDetailView(model: model), model)
        }
    }
}
