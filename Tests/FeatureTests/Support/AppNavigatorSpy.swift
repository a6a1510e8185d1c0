import Navigation

/// Stands where the app's coordinator stands, and keeps what it was told.
final class AppNavigatorSpy: AppNavigator {
    private(set) var opened: [Link] = []
    private(set) var notices: [Notice] = []

    private let routes = RouteMap([
        HomeRoute.self, AccountsRoute.self, TransactionsRoute.self, TransferRoute.self, CardsRoute.self, SavingsRoute.self,
    ])

    var link: Link { opened.last ?? Link(.home(.dashboard)) }
    var back: Link? { routes.back(of: link) }

    func open(_ link: Link) { opened.append(link) }

    func notify(_ notice: Notice) { notices.append(notice) }

    func openParent() { open(Link(routes.parents(of: link.route).last ?? link.route.section.root)) }

    func switchTab(_ section: AppSection) { open(Link(section.root)) }

    func signedIn(token: String, then link: Link) {}

    func needsCode(pending: String, then link: Link) {}

    func passphraseChosen(then link: Link) {}

    func signOut() {}
}
