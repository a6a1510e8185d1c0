/// The menu of the section *More*, to whose screens several features contribute.
package enum MoreRoute: FeatureRoute {
    case menu

    package var path: RoutePath { "more" }

    package var section: AppSection { .more }

    package static let cases: [RouteCase<AppRoute>] = [.of(.more(.menu))]
}

extension AppRoute {
    package static func more(_ route: MoreRoute) -> AppRoute { AppRoute(route) }
}

extension AppSection {
    package static let more = AppSection("more", key: "o", root: MoreRoute.menu, isTab: true)
}
