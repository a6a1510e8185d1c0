package import Navigation

/// The household's notes.
package enum NotesRoute: FeatureRoute {
    case list
    case new
    case note(noteId: String)

    package var path: RoutePath {
        switch self {
        case .list: "more/notes"
        case .new: "more/notes/new"
        case .note(let id): "more/notes/\(id)"
        }
    }

    package var section: AppSection { .more }

    package static let cases: [RouteCase<AppRoute>] = [.of(.notes(.list)), .of(.notes(.new)), .of { .notes(.note(noteId: $0)) }]
}

extension AppRoute {
    package static func notes(_ route: NotesRoute) -> AppRoute { AppRoute(route) }
}
