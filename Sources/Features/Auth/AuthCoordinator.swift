package import Navigation

/// Leads through the way in, and remembers what was asked for: a link that arrives signed out is opened after sign-in.
package final class AuthCoordinator: Coordinator {
    package var stack = NavigationStack<AuthRoute>()
    /// Where to go after sign-in.
    package var next = Link(.home(.dashboard))

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    func signedIn(token: String) { app?.signedIn(token: token, then: next) }

    func needsCode(pending: String) { app?.needsCode(pending: pending, then: next) }

    func passphraseChosen() { app?.passphraseChosen(then: next) }

    /// Says a sentence on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Leads to another step of the way in, which still knows where to go afterwards.
    func open(_ route: AuthRoute) { app?.open(AuthCoordinator.link(route, then: next)) }
}

extension AuthCoordinator {
    private static let nextItem = "next"

    /// Sign-in that leads to a link afterwards.
    package static func login(then next: Link) -> Link { link(.login, then: next) }

    /// A step of the way in that leads to a link afterwards.
    package static func link(_ route: AuthRoute, then next: Link) -> Link {
        let path = next.path
        return Link(.auth(route), query: path == "/" ? [] : [QueryItem(nextItem, path)])
    }

    /// What a query asks to open afterwards: Home where it names no screen of the app, so that it can never lead out of it.
    package static func next(in query: [QueryItem]) -> Link {
        guard let path = query.last(where: { $0.name == nextItem })?.value, let link = try? DeepLinkParser.parse(path: path) else {
            return Link(.home(.dashboard))
        }
        if case .auth = link.route { return Link(.home(.dashboard)) }
        return link
    }
}
