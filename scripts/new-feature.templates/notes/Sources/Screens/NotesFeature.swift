package import DesignSystem
package import Localization
package import Models
package import Navigation
package import NotesModel
package import ScreenKit
package import Services

/// The household's notes.
package struct NotesFeature: FeatureModule {
    package init() {}

    package func screen(_ route: NotesRoute, _ context: NotesContext) -> ScreenPair? {
        switch route {
        case .list: ScreenPair(NotesViewModel(context)) { NotesView(model: $0) }
        case .new: context.forWriters { ScreenPair(NewNoteViewModel(context)) { NewNoteView(model: $0) } }
        case .note(let id): context.forWriters { ScreenPair(NoteViewModel(context, noteId: id)) { NoteView(model: $0) } }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        object.kind == Note.referenceKind ? Link(.notes(.note(noteId: object.id))) : nil
    }

    package func backTitle(_ route: NotesRoute) -> LocalizedText? { route == .list ? "Notes" : nil }

    package var menuItems: [MenuItem] {
        [MenuItem("Notes", symbol: .docText, .notes(.list), in: .household, rank: 6)]
    }

    package var searchTargets: [SearchTarget] {
        [.action("Add note", .notes(.new), rank: 99), .setting("Notes", .notes(.list), rank: 16)]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.note: .docText] }

    package func gallery(_ route: NotesRoute, _ sample: GallerySample) async -> [Link] {
        guard case .note = route else { return [Link(.notes(route))] }
        let notes = (try? await sample.services.notes().fetchNotes()) ?? []
        return notes.prefix(1).map { Link(.notes(.note(noteId: $0.id.description))) }
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias NotesContext = ScreenContext<NotesRoute>
