import Ledger
import Models
import Services
import Storage

/// Attachments of transactions, stored in the database.
struct LiveAttachmentService: AttachmentServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchAttachments(of transaction: ID<Transaction>) async throws -> [Attachment] {
        try await context.read { connection in
            guard try TransactionRepository(connection, household: context.household.id).group(transaction) != nil else {
                throw ServiceError.notFound
            }
            return try AttachmentRepository(connection, household: context.household.id).all(of: transaction).map { try $0.toAttachment() }
        }
    }

    func fetchContent(id: ID<Attachment>) async throws -> AttachmentContent {
        try await context.read { connection in
            let attachments = AttachmentRepository(connection, household: context.household.id)
            guard let record = try attachments.find(id.rawValue), !record.isDeleted,
                try TransactionRepository(connection, household: context.household.id).group(record.group) != nil
            else { throw ServiceError.notFound }
            return AttachmentContent(attachment: try record.toAttachment(), bytes: try attachments.bytes(of: id.rawValue))
        }
    }

    // MARK: - Writing

    func addAttachment(to transaction: ID<Transaction>, name: String, bytes: [UInt8], key: String?) async throws -> Attachment {
        try context.requireWriter()
        let type = try AttachmentRule.validated(bytes)
        return try await context.write([.transactions]) { write in
            let attachments = AttachmentRepository(write.connection, household: write.household)
            if let stored = try write.storedResult(.attachment, key: key) {
                guard let record = try attachments.find(stored.rowID) else { throw ServiceError.notFound }
                return try record.toAttachment()
            }
            guard let group = try write.transactions.group(transaction) else { throw ServiceError.notFound }
            guard try attachments.all(of: group.id).count < AttachmentRule.maximumCount else {
                throw ServiceError.rule(.attachmentsTooMany(atMost: AttachmentRule.maximumCount))
            }
            let id: ID<Attachment> = write.makeID()
            let record = AttachmentRecord(
                id: id.rawValue, group: group.id, name: AttachmentRule.name(name), contentType: type.rawValue, size: bytes.count)
            try attachments.insert(record, bytes: bytes, at: write.milliseconds)
            try write.record(.attach, subject: record.name, reference: String(record.id))
            try write.saveResult(.attachment, key: key, rowID: record.id)
            return try record.toAttachment()
        }
    }

    func deleteAttachment(id: ID<Attachment>) async throws -> ID<AuditRecord> {
        try await context.write([.transactions]) { write in
            let attachments = AttachmentRepository(write.connection, household: write.household)
            guard let record = try attachments.find(id.rawValue), !record.isDeleted,
                try write.transactions.group(record.group) != nil
            else { throw ServiceError.notFound }
            try attachments.setDeleted(record.id, true)
            return try write.record(.detach, subject: record.name, reference: String(record.id))
        }
    }
}
