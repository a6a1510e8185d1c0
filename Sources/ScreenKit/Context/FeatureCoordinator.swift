package import Navigation

/// Coordinates the navigation within a feature. It owns the feature's stack, and asks the app for what crosses features.
package final class FeatureCoordinator<R: FeatureRoute>: StackCoordinator {
    /// The feature's screens, outermost first.
    package private(set) var stack = NavigationStack<R>()

    private weak let app: (any AppNavigator)?
    /// The screen that was visible when the stack was set.
    private var opened: NavigationItem<R>?

    package init(app: any AppNavigator) {
        self.app = app
    }

    /// Opens a screen on top of the current one.
    package func push(_ route: R) { stack.push(route) }

    /// Returns to the previous screen; from the first screen of the feature to its parent in another feature.
    package func pop() { if stack.canPop { stack.pop() } else { app?.openParent() } }

    /// Returns to the first screen of the feature.
    package func popToRoot() { stack.popToRoot() }

    /// Shows a screen as a sheet over the current one.
    package func present(_ route: R) { stack.present(route) }

    /// Closes the sheet: that over the current screen, or the current screen, which a link opened as one.
    package func dismiss() {
        guard stack.presented == nil else { return stack.dismiss() }
        if !returnBack() { pop() }
    }

    /// Opens the screen that one came from, if the link says which; else a screen on top of the current one.
    package func close(orPush route: R) { if !returnBack() { push(route) } }

    /// The screen that one came from, if the link of the current screen says which.
    package var back: Link? { app?.back }

    private func returnBack() -> Bool {
        guard let back else { return false }
        app?.open(back)
        return true
    }

    /// Opens the first screen of a section.
    package func switchTab(_ section: AppSection) { app?.switchTab(section) }

    /// Opens a screen of any feature, or the current screen with another query.
    package func open(_ link: Link) { app?.open(link) }

    /// Shows a notice on the next page.
    package func notify(_ notice: Notice) { app?.notify(notice) }

    /// Ends the session.
    package func signOut() { app?.signOut() }

    package var topRoute: AppRoute? { stack.top?.appRoute }

    package var hasMoved: Bool { stack.topItem != opened }

    package func setStack(_ routes: [AppRoute]) {
        stack.set(routes.compactMap { $0.feature as? R })
        opened = stack.topItem
    }
}
