import CommandKit
import Localization
import Models
import NotesModel

/// The household's notes.
struct NotesAnswer: ListAnswer {
    var rows: [Note]

    var response: [NoteResponse] { rows.map { NoteResponse($0) } }
    let emptyText: LocalizedText = "No notes yet. Add one with: coffer add note TEXT"

    var columns: [Column<Note>] {
        [
            .csv("id") { .code($0.id) },
            Column("text", "NOTE") { .text($0.text) },
            .table("ID", wraps: true) { .code($0.id, .faint) },
        ]
    }
}
