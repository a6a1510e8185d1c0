package import HTML
package import Navigation
package import Services

/// Makes the screens of Home, notifications, search and *add*.
package struct HomeViewFactory {
    private let services: DependencyContainer
    private let coordinator: HomeCoordinator

    package init(services: DependencyContainer, coordinator: HomeCoordinator) {
        self.services = services
        self.coordinator = coordinator
    }

    /// The view and view model of a route; nil: not for this member.
    package func makeScreen(_ route: HomeRoute) -> (view: any View, model: any ScreenModel)? {
        nil
    }
}
