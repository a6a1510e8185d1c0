/// The screens of one feature, outermost first, and the presented sheet.
package struct NavigationStack<R: Route>: Hashable, Sendable {
    /// From the section's first screen to the current one.
    package private(set) var items: [NavigationItem<R>] = []
    /// The presented sheet; nil for none.
    package private(set) var presented: NavigationItem<R>?
    private var made = 0

    package init() {}

    /// The visible screen; nil while the stack is empty.
    package var topItem: NavigationItem<R>? { presented ?? items.last }

    /// The visible route; nil while the stack is empty.
    package var top: R? { topItem?.route }

    /// Replaces the whole stack, for deep links.
    package mutating func set(_ routes: [R]) {
        presented = nil
        items = []
        for route in routes { push(route) }
    }

    package mutating func push(_ route: R) {
        presented = nil
        items.append(item(route))
    }

    /// Whether `pop` leads to another screen.
    package var canPop: Bool { presented != nil || items.count > 1 }

    /// Dismisses the sheet, or pops the top screen unless it is the first.
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
