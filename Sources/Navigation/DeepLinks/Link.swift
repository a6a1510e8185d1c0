/// A route with its query: all that a link can say. A query fills in a search or a filter, never a form that does something.
package struct Link: Hashable, Sendable {
    package var route: AppRoute
    /// In the order of the link.
    package var query: [QueryItem]

    package init(_ route: AppRoute, query: [QueryItem] = []) {
        self.init(route: route, query: query)
    }

    package init(route: AppRoute, query: [QueryItem]) {
        self.route = route
        self.query = query
    }

    /// As it stands in a page: the absolute path and the query, encoded.
    package var path: String {
        query.isEmpty ? route.path.absolute : route.path.absolute + "?" + QueryItem.text(query)
    }
}
