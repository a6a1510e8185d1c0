extension AppRoute {
    /// Parses a path.
    ///
    /// - Parameter path: with or without the leading slash, percent-encoded; a trailing slash is ignored.
    package init(path: String) throws(DeepLinkError) {
        var text = Substring(path)
        if text.first == "/" { text.removeFirst() }
        if text.last == "/" { text.removeLast() }
        var segments: [String] = []
        for segment in text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false) {
            guard let decoded = PercentCoding.decode(segment, plusIsSpace: false) else { throw .invalidPath(path) }
            segments.append(decoded)
        }
        switch AppRoute.table.match(segments) {
        case .route(let route): self = route
        case .missingParameter: throw .missingParameter(path)
        case .none: throw .invalidPath(path)
        }
    }

    /// All routes.
    package static let table = RouteTable<AppRoute>(features.flatMap { $0.cases })
}
