package import Accounts
import Auth
package import Cards
import HTML
package import Home
package import More
package import Navigation
package import Savings
import Services
package import Transfer

/// The root coordinator: it holds the selected section, creates each feature's coordinator on first use, and handles navigation across features.
package final class AppCoordinator: AppNavigator {

    // MARK: - Properties

    /// The selected section.
    package private(set) var section = AppSection.home
    /// The notice of the next page.
    package private(set) var notice: Notice?
    private(set) var event: Outcome?
    /// The opened route, to which the query belongs.
    private var opened = AppRoute.home(.dashboard)
    private var query: [QueryItem] = []

    private let environment: ScreenEnvironment
    /// Whether the member must choose a passphrase before seeing any other screen.
    private var mustChoosePassphrase: Bool

    // MARK: - Children

    package private(set) lazy var home = HomeCoordinator(app: self)
    package private(set) lazy var accounts = AccountsCoordinator(app: self)
    package private(set) lazy var transfer = TransferCoordinator(app: self)
    package private(set) lazy var cards = CardsCoordinator(app: self)
    package private(set) lazy var savings = SavingsCoordinator(app: self)
    package private(set) lazy var more = MoreCoordinator(app: self)
    private(set) lazy var auth = AuthCoordinator(app: self)

    // MARK: - Initialization

    package init(_ environment: ScreenEnvironment) {
        self.environment = environment
        mustChoosePassphrase = environment.session?.mustChoosePassphrase ?? false
    }

    // MARK: - AppNavigator

    /// The current link. Without a session, every link except sign-in leads to sign-in, which remembers the requested link.
    package var link: Link {
        let route = route
        return Link(route, query: route == opened ? query : [])
    }

    package func open(_ link: Link) {
        let isChoosing = link.route == .auth(.passphrase)
        if environment.session == nil, !link.route.isSignIn || isChoosing {
            return show(AuthCoordinator.login(then: isChoosing ? AuthCoordinator.next(in: link.query) : link))
        }
        if mustChoosePassphrase, !isChoosing { return show(AuthCoordinator.link(.passphrase, then: link)) }
        if environment.session != nil, !mustChoosePassphrase, isChoosing { return show(AuthCoordinator.next(in: link.query)) }
        show(link)
    }

    package func navigateToTransfer(fromAccountId: String) {
        open(Link(.transfer(.internalTransferWithAccount(fromAccountId: fromAccountId))))
    }

    package func notify(_ notice: Notice) { self.notice = notice }

    package func signedIn(token: String, then link: Link) { event = .signedIn(token: token, then: link) }

    package func needsCode(pending: String, then link: Link) {
        event = .needsCode(pending: pending, then: AuthCoordinator.link(.code, then: link))
    }

    package func passphraseChosen(then link: Link) {
        mustChoosePassphrase = false
        open(link)
    }

    package func signOut() { event = .signedOut }

    // MARK: - Screens

    /// The view and the view model of the current link; nil if the member may not see it.
    func makeScreen() -> (view: any View, model: any ScreenModel)? {
        if let title = route.placeholderTitle { return (PlaceholderView(title: title), PlaceholderModel()) }
        if case .auth(let route) = route {
            return AuthViewFactory(
                service: environment.auth, origin: environment.origin, pendingSignIn: environment.pendingSignIn,
                setupToken: environment.setupToken, security: environment.session?.services.security(), coordinator: auth
            ).makeScreen(route)
        }
        guard let services = environment.session?.services else { return nil }
        switch route {
        case .home(let route): return HomeViewFactory(services: services, coordinator: home).makeScreen(route)
        case .accounts(let route): return AccountsViewFactory(services: services, coordinator: accounts).makeScreen(route)
        case .transfer(let route): return TransferViewFactory(services: services, coordinator: transfer).makeScreen(route)
        case .cards(let route): return CardsViewFactory(services: services, coordinator: cards).makeScreen(route)
        case .savings(let route): return SavingsViewFactory(services: services, coordinator: savings).makeScreen(route)
        case .more(let route): return MoreViewFactory(services: services, site: environment.site, coordinator: more).makeScreen(route)
        // The placeholder of these was returned above.
        case .subscriptions, .people, .plan, .insights, .auth: return nil
        }
    }

    // MARK: - Private Methods

    private var route: AppRoute {
        switch opened {
        case .home: .home(home.stack.top ?? .dashboard)
        case .accounts: .accounts(accounts.stack.top ?? .list)
        case .transfer: .transfer(transfer.stack.top ?? .home)
        case .cards: .cards(cards.stack.top ?? .wallet)
        case .savings: .savings(savings.stack.top ?? .dashboard)
        case .more: .more(more.stack.top ?? .menu)
        case .auth: .auth(auth.stack.top ?? .login)
        // These sections have only placeholders, so only links change their route.
        case .subscriptions, .people, .plan, .insights: opened
        }
    }

    /// Sets the whole navigation stack: the parents of the route, and the route.
    private func show(_ link: Link) {
        opened = link.route
        section = link.route.section
        query = link.query
        let routes = link.route.parents + [link.route]
        switch link.route {
        case .home: home.stack.set(routes.compactMap { if case .home(let route) = $0 { route } else { nil } })
        case .accounts: accounts.stack.set(routes.compactMap { if case .accounts(let route) = $0 { route } else { nil } })
        case .transfer: transfer.stack.set(routes.compactMap { if case .transfer(let route) = $0 { route } else { nil } })
        case .cards: cards.stack.set(routes.compactMap { if case .cards(let route) = $0 { route } else { nil } })
        case .savings: savings.stack.set(routes.compactMap { if case .savings(let route) = $0 { route } else { nil } })
        case .more: more.stack.set(routes.compactMap { if case .more(let route) = $0 { route } else { nil } })
        case .auth(let way):
            auth.stack.set([way])
            auth.next = AuthCoordinator.next(in: link.query)
        case .subscriptions, .people, .plan, .insights: break
        }
    }
}
