/// Reports, each kind on its own page.
package enum InsightsRoute: FeatureRoute {
    case overview
    case kind(String)

    package var path: RoutePath {
        switch self {
        case .overview: "insights"
        case .kind(let kind): "insights/\(kind)"
        }
    }

    package var appRoute: AppRoute { .insights(self) }

    package static let cases: [RouteCase<AppRoute>] = [.of(.insights(.overview)), .of { .insights(.kind($0)) }]
}
