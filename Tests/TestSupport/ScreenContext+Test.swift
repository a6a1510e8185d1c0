import Navigation
package import ScreenKit
package import Services

extension ScreenContext {
    /// The context of a screen without an app around it.
    package convenience init(_ services: DependencyContainer) {
        self.init(services: services, coordinator: FeatureCoordinator(app: AppNavigatorSpy()))
    }

    /// The context of a screen whose navigation is observed.
    package convenience init(_ services: DependencyContainer, _ coordinator: FeatureCoordinator<R>) {
        self.init(services: services, coordinator: coordinator)
    }
}
