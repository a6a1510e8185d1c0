import Ledger
import Localization
import Models
import Storage

/// Undoes the joining of two transactions into a transfer, and the undo of it.
struct TransactionJoinUndo: Undoable {
    let actions: Set<AuditRecord.Action> = [.joinTransactions, .separateTransactions]

    /// The rows of attachments in images, with the transaction that each belonged to.
    static let attachments = ImageTable("joined_attachment", columns: ["id", "group_id"])

    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let rows = try change.image(in: write)
        let image = write.makeImage()
        // In reverse order: the transfer first, so that no entry is open twice.
        var changes: [GroupChange] = []
        try GroupChange.all(in: rows) { changes.append($0) }
        for change in changes.reversed() {
            let undone = try write.undo(change)
            try image.append(undone.change, state: undone.state)
        }
        let lines = try StatementLineRepository(write.connection, household: write.household)
        var assignments: [LineAssignment] = []
        try rows.rows(of: LineAssignment.table.section) { assignments.append(try LineAssignment($0)) }
        for assignment in assignments { try lines.assign(assignment)?.write(to: image) }
        let attachments = AttachmentRepository(write.connection, household: write.household)
        var moved: [(id: Int64, group: ID<Transaction>)] = []
        try rows.rows(of: Self.attachments.section) {
            moved.append((try $0.integer("id"), ID(rawValue: try $0.integer("group_id"))))
        }
        for attachment in moved {
            guard let old = try attachments.move(attachment.id, to: attachment.group) else { continue }
            try image.append([.integer(attachment.id), .id(old)], to: Self.attachments)
        }
        return RecordedUndo(change.record.action == .joinTransactions ? .separateTransactions : .joinTransactions, image: image)
    }

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        changes.obstacles { $0.imageObstacle ?? reading.obstacle(to: $0.groups) }
    }
}
