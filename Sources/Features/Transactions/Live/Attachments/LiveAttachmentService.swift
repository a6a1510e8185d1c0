import Ledger
import Models
import PeopleLive
import PeopleModel
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Attachments of transactions and expenses, stored in the database.
struct LiveAttachmentService: AttachmentServiceProtocol {
    let context: ServiceContext

    func fetchAttachments(of owner: AttachmentOwner) async throws -> [Attachment] {
        try await context.read { connection in
            guard try owner.exists(on: connection, household: context.household.id) else { throw ServiceError.notFound }
            return try AttachmentRepository(connection, household: context.household.id).all(of: owner).map { try $0.toAttachment() }
        }
    }

    func fetchContent(id: ID<Attachment>) async throws -> AttachmentContent {
        try await context.read { connection in
            let attachments = AttachmentRepository(connection, household: context.household.id)
            guard let record = try attachments.find(id.rawValue), !record.isDeleted,
                try record.owner.exists(on: connection, household: context.household.id)
            else { throw ServiceError.notFound }
            return AttachmentContent(attachment: try record.toAttachment(), bytes: try attachments.bytes(of: id.rawValue))
        }
    }

    func addAttachment(to owner: AttachmentOwner, name: String, bytes: [UInt8], key: String?) async throws -> Attachment {
        try context.requireWriter()
        let type = try AttachmentRule.validated(bytes)
        return try await context.write(owner.topics) { write in
            let attachments = AttachmentRepository(write.connection, household: write.household)
            if let stored = try write.storedResult(.attachment, key: key) {
                guard let record = try attachments.find(stored.rowID) else { throw ServiceError.notFound }
                return try record.toAttachment()
            }
            guard try owner.exists(on: write.visible, household: write.household) else { throw ServiceError.notFound }
            guard try attachments.all(of: owner).count < AttachmentRule.maximumCount else {
                throw ServiceError.rule(.attachmentsTooMany(atMost: AttachmentRule.maximumCount))
            }
            let id: ID<Attachment> = write.makeID()
            let record = AttachmentRecord(
                id: id.rawValue, owner: owner, name: TextRule.fileName(name), contentType: type.rawValue, size: bytes.count)
            try attachments.insert(record, bytes: bytes, at: write.milliseconds)
            try owner.touch(in: write)
            try write.record(.attach, subject: record.name, reference: String(record.id))
            try write.saveResult(.attachment, key: key, rowID: record.id)
            return try record.toAttachment()
        }
    }

    func deleteAttachment(id: ID<Attachment>) async throws -> ID<AuditRecord> {
        try await context.write([.transactions, .people]) { write in
            let attachments = AttachmentRepository(write.connection, household: write.household)
            guard let record = try AttachmentRepository(write.visible, household: write.household).find(id.rawValue), !record.isDeleted,
                try record.owner.exists(on: write.visible, household: write.household)
            else { throw ServiceError.notFound }
            try attachments.setDeleted(record.id, true)
            try record.owner.touch(in: write)
            return try write.record(.detach, subject: record.name, reference: String(record.id))
        }
    }
}

extension AttachmentOwner {
    /// The areas that a new file changes.
    fileprivate var topics: Set<Topic> {
        switch self {
        case .transaction: [.transactions]
        case .object: [.people]
        }
    }

    /// Notes the accounts of a transaction for the history, which has the name of the file.
    fileprivate func touch(in write: UnitOfWork) throws {
        if case .transaction(let id) = self { try write.touch(id) }
    }

    /// Whether the owner exists in the household.
    func exists(on connection: Connection, household: ID<Household>) throws -> Bool {
        switch self {
        case .transaction(let id): try TransactionRepository(connection, household: household).group(id) != nil
        case .object(let id): try AttachedExpenses(connection, household: household).contains(id)
        }
    }
}

extension RequestKind {
    static let attachment = Self(rawValue: "attachment")
}
