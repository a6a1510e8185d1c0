/// A route of the app: one of a feature, which adds the function that makes it.
package struct AppRoute: Route {
    /// The route within its feature.
    package let feature: any FeatureRoute

    package init(_ feature: any FeatureRoute) {
        self.feature = feature
    }

    package var path: RoutePath { feature.path }

    package var section: AppSection { feature.section }

    package static func == (one: AppRoute, other: AppRoute) -> Bool {
        func isEqual<R: FeatureRoute>(_ route: R) -> Bool { route == other.feature as? R }
        return isEqual(one.feature)
    }

    package func hash(into hasher: inout Hasher) { feature.hash(into: &hasher) }
}
