/// Parses external links: `coffer://accounts/ID`, `coffer:///accounts/ID`, `bankapp://accounts/ID` and `https://host/accounts/ID` open the
/// same screen.
package enum DeepLinkParser {

    /// - Parameter text: a complete URL.
    package static func parse(_ text: String) throws(DeepLinkError) -> Link {
        guard let mark = text.firstRange(of: "://") else { throw .invalidScheme(scheme(of: text)) }
        let rest = text[mark.upperBound...]
        switch text[..<mark.lowerBound].lowercased() {
        // The host of a custom scheme is the first path segment.
        case "coffer", "bankapp": return try parse(path: String(rest))
        case "https", "http": return try parse(path: String(rest.drop { !"/?#".contains($0) }))
        case let other: throw .invalidScheme(other)
        }
    }

    /// - Parameter path: with query, as in a request; a fragment is ignored.
    package static func parse(path: String) throws(DeepLinkError) -> Link {
        let visible = path.prefix { $0 != "#" }
        let parts = visible.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let route = try AppRoute(path: String(parts.first ?? ""))
        return Link(route: route, query: parts.count > 1 ? QueryLimit.bounded(QueryItem.parse(parts[1])) : [])
    }

    private static func scheme(of text: String) -> String {
        guard let colon = text.firstIndex(of: ":") else { return "" }
        return String(text[..<colon])
    }
}
