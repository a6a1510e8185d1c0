/// One screen on a navigation stack.
package struct NavigationItem<R: Route>: Identifiable, Hashable, Sendable {
    /// Unique within the stack, so that the same route can occur twice.
    package let id: Int
    package let route: R
}
