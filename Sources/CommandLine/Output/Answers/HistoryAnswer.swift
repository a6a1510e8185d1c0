import Localization
import Models
import Services
import WireModels

/// Changes, newest first.
struct HistoryAnswer: ListAnswer {

    var records: [AuditRecord]

    var rows: [AuditRecord] { records }
    var response: [AuditRecordResponse] { records.map(AuditRecordResponse.init) }
    let emptyText: LocalizedText = "No changes yet"

    var columns: [Column<AuditRecord>] {
        [
            Column("id", "CHANGE") { .code($0.id) },
            Column("at", "AT (UTC)") { .code(Self.time($0), shown: Self.time($0).minute) },
            Column("action", "ACTION") { .code($0.action.rawValue, words: $0.action.title) },
            Column("subject", "SUBJECT", maximum: 48) { .text($0.subject) },
            Column("undone", .verbatim("")) { .flag($0.isUndone, "undone") },
        ]
    }

    private static func time(_ record: AuditRecord) -> Instant { Instant(milliseconds: record.at) }
}
