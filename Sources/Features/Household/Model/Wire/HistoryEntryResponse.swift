import Models
import Services
import WireModels

/// An entry of the history.
package struct HistoryEntryResponse: Encodable {
    let id: ID<AuditRecord>
    let at: Instant
    let action: AuditRecord.Action
    /// A short name of the changed object.
    let subject: String
    let undone: Bool
    /// Fields of the transaction before and after.
    let changes: [FieldChangeResponse]

    package init(_ entry: HistoryEntry) {
        let record = entry.record
        id = record.id
        at = Instant(milliseconds: record.at)
        action = record.action
        subject = record.subject
        undone = record.isUndone
        changes = entry.changes.map { FieldChangeResponse(field: $0.field, before: $0.before?.plain, after: $0.after.plain) }
    }
}

extension HistoryEntry.Change.Value {
    /// For programs: a text as it is, `12.50 EUR`, `2026-03-01`, a status, a number of parts.
    package var plain: String {
        switch self {
        case .text(let text): text
        case .amount(let amount): amount.description
        case .day(let day): day.description
        case .status(let status): status.rawValue
        case .parts(let count): String(count)
        }
    }
}
