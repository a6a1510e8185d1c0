/// One screen on a navigation stack.
package struct NavigationItem<R: Route>: Identifiable, Hashable, Sendable {
    /// Counts up within the stack, so that the same route twice is two items.
    package let id: Int
    package let route: R
}
