import HomeModel
package import MembersModel
package import Navigation

extension Link {
    /// The name of the query item with the path of the screen that follows sign-in.
    package static let nextName = "next"

    /// The link to sign-in, followed by another link.
    package static func login(then next: Link) -> Link { signIn(.login, then: next) }

    /// The link to a sign-in step, followed by another link after sign-in.
    package static func signIn(_ route: AuthRoute, then next: Link) -> Link {
        let path = next.path
        return Link(.auth(route), query: path == "/" ? [] : [QueryItem(nextName, path)])
    }

    /// Parses the link to open after sign-in from a query. Returns Home unless the query names a screen of the app, which prevents open
    /// redirects.
    package static func afterSignIn(in query: [QueryItem], _ routes: RouteMap) -> Link {
        guard let path = query.last(where: { $0.name == nextName })?.value, let link = try? routes.link(path: path),
            !(link.route.feature is AuthRoute)
        else {
            return Link(.home(.dashboard))
        }
        return link
    }
}
