extension AppRoute {
    /// The parent routes, outermost first: the routes of all prefixes of its path. A deep link sets them as the navigation stack, so that
    /// Back works as after normal navigation.
    package var parents: [AppRoute] {
        if case .auth = self { return [] }
        if case .guest = self { return [] }
        let segments = path.segments.map(String.init)
        guard segments.count > 1 else { return self == section.root ? [] : [section.root] }
        var found: [AppRoute] = []
        for count in 1..<segments.count {
            guard case .route(let route) = AppRoute.table.match(Array(segments[..<count])) else { continue }
            // An import for any account has no account screen above it.
            if route == .accounts(.detail(accountId: ImportRoute.anyAccount)) { continue }
            found.append(route)
        }
        return found.first == section.root ? found : [section.root] + found
    }
}
