package import Models
package import Services

/// Manages the household's notes.
package protocol NotesServiceProtocol: Sendable {
    /// All notes, in the order in which they were added.
    func fetchNotes() async throws -> [Note]

    /// - Throws: `ServiceError.notFound`, also for a removed note.
    func fetchNote(id: ID<Note>) async throws -> Note

    /// Adds a note. A draft with a known key adds nothing and returns the existing note.
    ///
    /// - Throws: `ServiceError.rule`.
    func addNote(_ draft: NoteDraft) async throws -> Note

    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`, `.notFound`.
    func updateNote(id: ID<Note>, _ draft: NoteDraft, revision: Int64) async throws -> Note

    /// Removes a note.
    ///
    /// - Returns: the change, which can be undone.
    func deleteNote(id: ID<Note>) async throws -> ID<AuditRecord>
}

extension DependencyContainer {
    package func notes() -> any NotesServiceProtocol { service() }
}
