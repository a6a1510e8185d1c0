import Models
import NotesModel
import ServiceKit

/// Reads notes for a JSON export.
struct NotesExportReader: ExportReader {
    let source: JSONExportSource

    var sections: [JSONExportSection] { [.ofHousehold("notes", write: notes)] }

    private func notes(into output: JSONExportOutput) throws {
        for note in try NoteRepository(source.connection, household: source.household).all() where !note.isRemoved {
            try output.record(NoteExport(note))
        }
    }
}
