extension Link {
    /// The name of the query item with the path of the screen that Back returns to.
    package static let backName = "back"

    /// The screen that Back returns to; nil if the query names none, or none of this site.
    package var back: Link? {
        guard let path = query.last(where: { $0.name == Link.backName })?.value else { return nil }
        return try? DeepLinkParser.parse(path: path)
    }

    /// A link to another screen whose Back returns to this one.
    package func leadingBack(to link: Link) -> Link {
        Link(route: route, query: query + [QueryItem(Link.backName, link.path)])
    }
}
