package import Models

/// Changes of notes.
extension AuditRecord.Action {
    package static let addNote = Self(rawValue: "addNote")
    package static let editNote = Self(rawValue: "editNote")
    package static let deleteNote = Self(rawValue: "deleteNote")
}
