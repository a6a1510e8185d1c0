import HomeModel
import Localization
import Members
import MembersModel
package import Navigation
import People
import PeopleModel
package import ScreenKit
import Services

/// The root coordinator: it creates each feature's coordinator on first use, and handles navigation across features.
package final class AppCoordinator: AppNavigator {
    /// The notice of the next page.
    package private(set) var notice: Notice?
    /// The coordinators of the features that were used, by their type of route.
    package private(set) var children: [ObjectIdentifier: any StackCoordinator] = [:]
    private(set) var event: Outcome?
    /// The opened route, to which the query belongs.
    private var opened = AppRoute.home(.dashboard)
    /// The coordinator of the opened route; nil before a link was opened.
    private var current: (any StackCoordinator)?
    private var query: [QueryItem] = []

    private let environment: ScreenEnvironment
    private let features: FeatureList
    /// Whether the member must choose a passphrase before seeing any other screen.
    private var mustChoosePassphrase: Bool

    package init(_ environment: ScreenEnvironment, features: FeatureList) {
        self.environment = environment
        self.features = features
        mustChoosePassphrase = environment.session?.mustChoosePassphrase ?? false
    }

    // MARK: - AppNavigator

    /// The current link. Without a session, every link except sign-in and that of a guest leads to sign-in, which remembers the requested
    /// link.
    package var link: Link {
        guard let current, current.hasMoved else { return Link(opened, query: query) }
        return Link(current.topRoute ?? opened)
    }

    package var back: Link? { features.routes.back(of: link) }

    package func open(_ link: Link) {
        let isChoosing = link.route == .auth(.passphrase)
        if link.route.isGuest { return show(link) }
        if environment.session == nil, !link.route.isSignIn || isChoosing {
            return show(.login(then: isChoosing ? .afterSignIn(in: link.query, features.routes) : link))
        }
        if mustChoosePassphrase, !isChoosing { return show(.signIn(.passphrase, then: link)) }
        if environment.session != nil, !mustChoosePassphrase, isChoosing { return show(.afterSignIn(in: link.query, features.routes)) }
        show(link)
    }

    package func openParent() {
        let route = route
        open(Link(features.routes.parents(of: route).last ?? route.section.root))
    }

    package func switchTab(_ section: AppSection) { open(Link(section.root)) }

    package func notify(_ notice: Notice) { self.notice = notice }

    package func signedIn(token: String, then link: Link) { event = .signedIn(token: token, then: link) }

    package func needsCode(pending: String, then link: Link) {
        event = .needsCode(pending: pending, then: .signIn(.code, then: link))
    }

    package func passphraseChosen(then link: Link) {
        mustChoosePassphrase = false
        open(link)
    }

    package func signOut() { event = .signedOut }

    // MARK: - Screens

    /// The view and the view model of the current link; nil if the member may not see it.
    func makeScreen() -> ScreenPair? {
        let route = route
        if let step = route.feature as? AuthRoute { return AuthFeature().screen(step, signInContext) }
        if let route = route.feature as? GuestRoute { return GuestFeature().screen(route, guestContext) }
        guard let services = environment.session?.services, let feature = features.feature(of: route) else { return nil }
        return makeScreen(feature, route, services)
    }

    // MARK: - Private Methods

    private func makeScreen<F: FeatureModule>(_ feature: F, _ route: AppRoute, _ services: DependencyContainer) -> ScreenPair? {
        guard let route = route.feature as? F.R else { return nil }
        let context = ScreenContext(
            services: services, coordinator: coordinator(F.R.self), contributions: features.contributions, site: environment.site)
        return feature.screen(route, context)
    }

    private var signInContext: SignInContext {
        SignInContext(
            app: self, service: environment.auth, origin: environment.origin, site: environment.site,
            visitor: environment.formToken, pendingSignIn: environment.pendingSignIn, setupToken: environment.setupToken,
            security: environment.session?.services.security(),
            next: .afterSignIn(in: query, features.routes))
    }

    private var guestContext: GuestContext {
        GuestContext(app: self, service: environment.guest, locale: environment.texts.locale)
    }

    private func coordinator<R: FeatureRoute>(_: R.Type) -> FeatureCoordinator<R> {
        if let known = children[ObjectIdentifier(R.self)] as? FeatureCoordinator<R> { return known }
        let made = FeatureCoordinator<R>(app: self)
        children[ObjectIdentifier(R.self)] = made
        return made
    }

    private func child(of route: AppRoute) -> any StackCoordinator {
        func child(_ route: some FeatureRoute) -> any StackCoordinator { coordinator(type(of: route)) }
        return child(route.feature)
    }

    private var route: AppRoute { current?.topRoute ?? opened }

    /// Sets the navigation stack of the route's feature: the parents of the route in it, and the route.
    private func show(_ link: Link) {
        opened = link.route
        query = link.query
        let child = child(of: opened)
        child.setStack(features.routes.parents(of: opened) + [opened])
        current = child
    }
}
