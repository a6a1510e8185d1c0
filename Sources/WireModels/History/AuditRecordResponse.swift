package import Models

/// An entry of the audit history.
package struct AuditRecordResponse: Encodable {
    let id: ID<AuditRecord>
    let at: Instant
    let action: AuditRecord.Action
    /// A short name of the changed object.
    let subject: String
    let undone: Bool

    package init(_ record: AuditRecord) {
        id = record.id
        at = Instant(milliseconds: record.at)
        action = record.action
        subject = record.subject
        undone = record.isUndone
    }
}
