package import Navigation

/// Navigates between the sign-in steps and keeps the requested link, which is opened after sign-in.
package final class AuthCoordinator: Coordinator {
    package var stack = NavigationStack<AuthRoute>()
    /// The link to open after sign-in.
    package var next = Link(.home(.dashboard))

    private weak let app: (any AppNavigator)?

    package init(app: any AppNavigator) {
        self.app = app
    }

    func signedIn(token: String) { app?.signedIn(token: token, then: next) }

    func needsCode(pending: String) { app?.needsCode(pending: pending, then: next) }

    func passphraseChosen() { app?.passphraseChosen(then: next) }

    /// Shows a notice on the next page.
    func notify(_ notice: Notice) { app?.notify(notice) }

    /// Opens another sign-in step and keeps `next`.
    func open(_ route: AuthRoute) { app?.open(AuthCoordinator.link(route, then: next)) }
}

extension AuthCoordinator {
    private static let nextItem = "next"

    /// The link to sign-in, followed by another link.
    package static func login(then next: Link) -> Link { link(.login, then: next) }

    /// The link to a sign-in step, followed by another link after sign-in.
    package static func link(_ route: AuthRoute, then next: Link) -> Link {
        let path = next.path
        return Link(.auth(route), query: path == "/" ? [] : [QueryItem(nextItem, path)])
    }

    /// Parses the link to open after sign-in from a query. Returns Home unless the query names a screen of the app, which prevents open
    /// redirects.
    package static func next(in query: [QueryItem]) -> Link {
        guard let path = query.last(where: { $0.name == nextItem })?.value, let link = try? DeepLinkParser.parse(path: path) else {
            return Link(.home(.dashboard))
        }
        if case .auth = link.route { return Link(.home(.dashboard)) }
        return link
    }
}
