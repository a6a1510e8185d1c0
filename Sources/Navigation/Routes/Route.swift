/// A route with a path. Ids are not resolved, so a link with an unknown id still parses.
package protocol Route: Hashable, Sendable {
    /// The path, without the leading slash, declared only here.
    var path: RoutePath { get }
}

/// A route of one feature: one for each screen and sheet.
package protocol FeatureRoute: Route {
    /// The section whose item is selected in the bars.
    var section: AppSection { get }

    /// Whether a link to the screen has the screens of the prefixes of its path above it.
    var hasParents: Bool { get }

    /// Whether the screen is above those whose paths begin with its own.
    var isParent: Bool { get }

    /// Whether a browser may store the screen and revalidate it.
    var isCacheable: Bool { get }

    /// Whether the query of a link may not contain the number of a card, so that a number pasted into a field appears in no address.
    var rejectsCardNumbers: Bool { get }

    /// All cases, for matching paths.
    static var cases: [RouteCase<AppRoute>] { get }
}

extension FeatureRoute {
    package var hasParents: Bool { true }
    package var isParent: Bool { true }
    package var isCacheable: Bool { true }
    package var rejectsCardNumbers: Bool { false }

    /// The route as one of the app.
    package var appRoute: AppRoute { AppRoute(self) }
}
