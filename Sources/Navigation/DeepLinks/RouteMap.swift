/// The routes of the features of the app, by their paths.
package struct RouteMap: Sendable {
    private let table: RouteTable<AppRoute>

    /// - Parameter features: the features' types of routes.
    package init(_ features: [any FeatureRoute.Type] = []) {
        table = RouteTable(features.flatMap { $0.cases })
    }

    /// One route of each case, with sample parameters.
    package var samples: [AppRoute] { table.samples }

    /// Parses an external link: `coffer://accounts/ID`, `coffer:///accounts/ID`, `bankapp://accounts/ID` and `https://host/accounts/ID` open
    /// the same screen.
    ///
    /// - Parameter url: a complete URL.
    package func link(url: String) throws(DeepLinkError) -> Link {
        guard let mark = url.firstRange(of: "://") else {
            throw .invalidScheme(url.firstIndex(of: ":").map { String(url[..<$0]) } ?? "")
        }
        let rest = url[mark.upperBound...]
        switch url[..<mark.lowerBound].lowercased() {
        // The host of a custom scheme is the first path segment.
        case "coffer", "bankapp": return try link(path: String(rest))
        case "https", "http": return try link(path: String(rest.drop { !"/?#".contains($0) }))
        case let other: throw .invalidScheme(other)
        }
    }

    /// - Parameter path: with query, as in a request; a fragment is ignored.
    package func link(path: String) throws(DeepLinkError) -> Link {
        let visible = path.prefix { $0 != "#" }
        let parts = visible.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let route = try route(path: String(parts.first ?? ""))
        return Link(route: route, query: parts.count > 1 ? QueryLimit.bounded(QueryItem.parse(parts[1])) : [])
    }

    /// - Parameter path: with or without the leading slash, percent-encoded; a trailing slash is ignored.
    package func route(path: String) throws(DeepLinkError) -> AppRoute {
        var text = Substring(path)
        if text.first == "/" { text.removeFirst() }
        if text.last == "/" { text.removeLast() }
        var segments: [String] = []
        for segment in text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false) {
            guard let decoded = PercentCoding.decode(segment, plusIsSpace: false) else { throw .invalidPath(path) }
            segments.append(decoded)
        }
        switch table.match(segments) {
        case .route(let route): return route
        case .missingParameter: throw .missingParameter(path)
        case .none: throw .invalidPath(path)
        }
    }

    /// The parent routes, outermost first: the routes of all prefixes of its path. A deep link sets them as the navigation stack, so that
    /// Back works as after normal navigation.
    package func parents(of route: AppRoute) -> [AppRoute] {
        guard route.feature.hasParents else { return [] }
        let root = route.section.root
        let segments = route.path.segments.map(String.init)
        guard segments.count > 1 else { return route == root ? [] : [root] }
        var found: [AppRoute] = []
        for count in 1..<segments.count {
            guard case .route(let parent) = table.match(Array(segments[..<count])), parent.feature.isParent else { continue }
            found.append(parent)
        }
        return found.first == root ? found : [root] + found
    }

    /// The screen that one came from; nil if the query does not say so, or names no screen of this site.
    package func back(of link: Link) -> Link? {
        guard let path = link.query.last(where: { $0.name == Link.backName })?.value else { return nil }
        return try? self.link(path: path)
    }
}
