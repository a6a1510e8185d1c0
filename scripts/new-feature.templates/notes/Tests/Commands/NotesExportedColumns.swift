/// What becomes of the columns of notes in the JSON export; the tests of all exports read this file.
enum NotesExportedColumns {
    static let destinations = [
        "note.household": "omitted: the document is of one household",
        "note.id": "notes.id",
        "note.text": "notes.text",
        "note.is_removed": "omitted: what was removed is not exported",
        "note.revision": "omitted: counts changes for forms and pages",
    ]
}
