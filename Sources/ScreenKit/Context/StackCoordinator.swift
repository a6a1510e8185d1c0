package import Navigation

/// The coordinator of a feature as seen by the app, without its type of route.
package protocol StackCoordinator: AnyObject {
    /// The visible route; nil while the stack is empty.
    var topRoute: AppRoute? { get }

    /// Whether another screen was opened since the stack was set, even one of the same route, without its query.
    var hasMoved: Bool { get }

    /// Replaces the whole stack, for deep links. Routes of other features are left out.
    func setStack(_ routes: [AppRoute])
}
