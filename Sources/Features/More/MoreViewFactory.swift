package import HTML
package import Navigation
package import Services

/// Makes the screens of settings and what has no tab of its own.
package struct MoreViewFactory {
    private let services: DependencyContainer
    private let coordinator: MoreCoordinator

    package init(services: DependencyContainer, coordinator: MoreCoordinator) {
        self.services = services
        self.coordinator = coordinator
    }

    /// The view and view model of a route; nil: not for this member.
    package func makeScreen(_ route: MoreRoute) -> (view: any View, model: any ScreenModel)? {
        nil
    }
}
