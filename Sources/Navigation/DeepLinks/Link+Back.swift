extension Link {
    /// The name of the query item with the path of the screen that one came from.
    package static let backName = "back"

    /// The screen that one came from; nil if the query does not say so, or names no screen of this site.
    package var back: Link? {
        guard let path = query.last(where: { $0.name == Link.backName })?.value else { return nil }
        return try? DeepLinkParser.parse(path: path)
    }

    /// The link to another screen that leads back to this one.
    package func leadingBack(to link: Link) -> Link {
        Link(route: route, query: query + [QueryItem(Link.backName, link.path)])
    }
}
