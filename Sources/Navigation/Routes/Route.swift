/// A route with a path. Ids are not resolved, so a link with an unknown id still parses.
package protocol Route: Hashable, Sendable {
    /// The path, without the leading slash, declared only here.
    var path: RoutePath { get }
}

/// A route of one feature.
package protocol FeatureRoute: Route {
    /// The route as one of the app.
    var appRoute: AppRoute { get }

    /// All cases, for matching paths.
    static var cases: [RouteCase<AppRoute>] { get }
}
