extension AppRoute {
    /// The routes above this one, outermost first: those that a part of its path leads to. A deep link sets this whole stack, so that Back works
    /// from it as if one had walked there.
    package var parents: [AppRoute] {
        if case .auth = self { return [] }
        let segments = path.segments.map(String.init)
        guard segments.count > 1 else { return self == section.root ? [] : [section.root] }
        var found: [AppRoute] = []
        for count in 1..<segments.count {
            guard case .route(let route) = AppRoute.table.match(Array(segments[..<count])) else { continue }
            // Where the file says which account it is of, there is none above yet.
            if route == .accounts(.detail(accountId: AccountsRoute.anyAccount)) { continue }
            found.append(route)
        }
        return found.first == section.root ? found : [section.root] + found
    }
}
