import Navigation
import ScreenKit
import Services

extension ScreenContext {
    /// The context of a screen without an app around it.
    convenience init(_ services: DependencyContainer) {
        self.init(services: services, coordinator: FeatureCoordinator(app: AppNavigatorSpy()))
    }

    /// The context of a screen whose navigation is observed.
    convenience init(_ services: DependencyContainer, _ coordinator: FeatureCoordinator<R>) {
        self.init(services: services, coordinator: coordinator)
    }
}
