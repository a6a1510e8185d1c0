/// The screens of one feature, outermost first, and the sheet over them.
package struct NavigationStack<R: Route>: Hashable, Sendable {
    /// From the section's first screen to the one that was opened last.
    package private(set) var items: [NavigationItem<R>] = []
    /// What lies over the stack as a dialog; nil: nothing.
    package private(set) var presented: NavigationItem<R>?
    private var made = 0

    package init() {}

    /// What is to be seen; nil while the stack is empty.
    package var top: R? { (presented ?? items.last)?.route }

    /// The whole stack at once, as a deep link does.
    package mutating func set(_ routes: [R]) {
        presented = nil
        items = []
        for route in routes { push(route) }
    }

    package mutating func push(_ route: R) {
        presented = nil
        items.append(item(route))
    }

    /// Closes the sheet, or leaves the top screen; the first one stays.
    package mutating func pop() {
        if presented != nil { return presented = nil }
        if items.count > 1 { items.removeLast() }
    }

    package mutating func popToRoot() {
        presented = nil
        items.removeSubrange(min(1, items.count)...)
    }

    package mutating func present(_ route: R) { presented = item(route) }

    package mutating func dismiss() { presented = nil }

    private mutating func item(_ route: R) -> NavigationItem<R> {
        made += 1
        return NavigationItem(id: made, route: route)
    }
}
