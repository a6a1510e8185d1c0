import Localization
package import Services

extension HistoryKind {
    /// Changes of notes.
    package static let notes = HistoryKind(
        "notes", "Notes",
        [
            .addNote: "Note added",
            .editNote: "Note changed",
            .deleteNote: "Note removed",
        ])
}
