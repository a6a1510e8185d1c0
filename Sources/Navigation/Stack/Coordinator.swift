/// Coordinates the navigation within a feature. It owns the feature's stack; view models reference it weakly.
package protocol Coordinator: AnyObject {
    associatedtype FeatureRoute: Route

    var stack: NavigationStack<FeatureRoute> { get set }
}

extension Coordinator {
    package func push(_ route: FeatureRoute) { stack.push(route) }
    package func pop() { stack.pop() }
    package func popToRoot() { stack.popToRoot() }
    package func present(_ route: FeatureRoute) { stack.present(route) }
    package func dismiss() { stack.dismiss() }
}
