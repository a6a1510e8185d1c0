import AccountsModel
import CardsModel
import HomeModel
package import Navigation
import NotificationsModel
import SavingsModel
import TransactionsModel
import TransferModel

/// Stands where the app's coordinator stands, and keeps what it was told.
package final class AppNavigatorSpy: AppNavigator {
    package private(set) var opened: [Link] = []
    package private(set) var notices: [Notice] = []

    package init() {}

    private let routes = RouteMap([
        HomeRoute.self, AccountsRoute.self, TransactionsRoute.self, TransferRoute.self, CardsRoute.self, SavingsRoute.self,
        NotificationsRoute.self,
    ])

    package var link: Link { opened.last ?? Link(.home(.dashboard)) }
    package var back: Link? { routes.back(of: link) }

    package func open(_ link: Link) { opened.append(link) }

    package func notify(_ notice: Notice) { notices.append(notice) }

    package func openParent() { open(Link(routes.parents(of: link.route).last ?? link.route.section.root)) }

    package func switchTab(_ section: AppSection) { open(Link(section.root)) }

    package func signedIn(token: String, then link: Link) {}

    package func needsCode(pending: String, then link: Link) {}

    package func passphraseChosen(then link: Link) {}

    package func signOut() {}
}
