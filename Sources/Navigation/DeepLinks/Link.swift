/// A route with its query. A query fills in a search or a filter, never a form that changes data.
package struct Link: Hashable, Sendable {
    package var route: AppRoute
    /// In URL order.
    package var query: [QueryItem]

    package init(_ route: AppRoute, query: [QueryItem] = []) {
        self.init(route: route, query: query)
    }

    package init(route: AppRoute, query: [QueryItem]) {
        self.route = route
        self.query = query
    }

    /// The absolute path with the query, percent-encoded.
    package var path: String {
        query.isEmpty ? route.path.absolute : route.path.absolute + "?" + QueryItem.text(query)
    }

    /// The name of the query item with the path of the screen that one came from.
    package static let backName = "back"

    /// The link to another screen that leads back to this one.
    package func leadingBack(to link: Link) -> Link {
        Link(route: route, query: query + [QueryItem(Link.backName, link.path)])
    }
}
