package import Navigation

/// The household's __words__.
package enum __Name__Route: FeatureRoute {
    case list

    package var path: RoutePath {
        switch self {
        case .list: "more/__path__"
        }
    }

    package var section: AppSection { .more }

    package static let cases: [RouteCase<AppRoute>] = [.of(.__name__(.list))]
}

extension AppRoute {
    package static func __name__(_ route: __Name__Route) -> AppRoute { AppRoute(route) }
}
