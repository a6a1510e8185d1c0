package import Models
import WireModels

/// An entry of the audit history in an export.
package struct HistoryExport: Encodable {
    let id: ID<AuditRecord>
    let at: Instant
    /// Absent for the command line.
    let member: ID<Member>?
    let action: AuditRecord.Action
    let subject: String?
    let undone: Bool
    /// Fields of the transaction before and after.
    let changes: [FieldChangeResponse]

    package init(_ record: AuditRecord) {
        id = record.id
        at = Instant(milliseconds: record.at)
        member = record.member
        action = record.action
        subject = record.subject.nonEmpty
        undone = record.isUndone
        changes = record.changes.map { FieldChangeResponse(field: $0.field, before: $0.before, after: $0.after) }
    }
}
