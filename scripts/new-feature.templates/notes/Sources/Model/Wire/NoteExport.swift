import Models
import WireModels

/// A note of the household in an export.
package struct NoteExport: Encodable {
    let id: ID<Note>
    let text: String

    package init(_ note: Note) {
        id = note.id
        text = note.text
    }
}
