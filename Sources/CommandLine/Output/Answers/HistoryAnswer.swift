import Models
import WireModels

/// Changes, newest first.
struct HistoryAnswer: ListAnswer {

    var records: [AuditRecord]

    var rows: [AuditRecord] { records }
    var response: [AuditRecordResponse] { records.map(AuditRecordResponse.init) }
    let emptyText = "No changes yet"

    var columns: [Column<AuditRecord>] {
        [
            Column("id", "CHANGE") { .code($0.id) },
            Column("at", "AT (UTC)") { .code(Self.time($0), shown: Self.time($0).minute) },
            Column("action", "ACTION") { .code($0.action.rawValue, shown: $0.action.words) },
            Column("subject", "SUBJECT", maximum: 48) { .text($0.subject) },
            Column("undone", "") { .flag($0.isUndone, "undone") },
        ]
    }

    private static func time(_ record: AuditRecord) -> Instant { Instant(milliseconds: record.at) }
}

extension AuditRecord.Action {
    /// `merge accounts` for `mergeAccounts`.
    fileprivate var words: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}
