import Models
import NotesModel
import ServiceKit
import Services
import Storage

/// The household's notes.
struct NotesModule: ServiceModule {
    var services: [ServiceEntry] {
        [ServiceEntry((any NotesServiceProtocol).self) { LiveNotesService(context: $0) }]
    }
    var migrations: [Migration] { [.notes] }
    // A note belongs to the household.
    var policies: [String: RowPolicy] { ["note": .everyone] }
}

extension NotesModule: ExportSource {
    typealias Export = NotesExportReader
}

extension NotesModule: ActionDeclaring {
    var history: HistoryKind { .notes }
    var historyTargets: [ObjectReference.Kind: SQL] { [Note.referenceKind: AuditRepository.existing(in: "note")] }
}
