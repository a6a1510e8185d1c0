import Localization
import Models
import NotesModel
import ServiceKit
import Services

/// Finds notes by their texts.
extension NotesModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try NoteRepository(search.connection, household: search.household.id).all()
            .filter { !$0.isRemoved && search.matches($0.text) }
            .map { SearchHit(.note, ObjectReference($0.id), title: .verbatim($0.text)) }
    }
}
