package import Models
package import Services

/// Receipts of a made-up household.
package struct MockAttachmentService: AttachmentServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    package func fetchAttachments(of transaction: ID<Transaction>) async throws -> [Attachment] {
        try await ledger.read { state in
            _ = try state.group(transaction)
            return state.attachments.filter { $0.transaction == transaction }.map(\.content.attachment)
        }
    }

    package func addAttachment(to transaction: ID<Transaction>, name: String, bytes: [UInt8], key: String?) async throws -> Attachment {
        try await ledger.write { state in
            if let key, let made = state.attachments.first(where: { $0.key == key }) { return made.content.attachment }
            _ = try state.group(transaction)
            let type = try Self.checked(bytes)
            let attachment = Attachment(id: state.makeID(), name: MockText.line(name), contentType: type, size: bytes.count)
            state.attachments.append(
                MockAttachment(content: AttachmentContent(attachment: attachment, bytes: bytes), transaction: transaction, key: key))
            state.record(.attach, attachment.name, [.attached(attachment.id)])
            return attachment
        }
    }

    package func addAttachment(to transaction: ID<Transaction>, file: StagedFile, key: String?) async throws -> Attachment {
        try await addAttachment(to: transaction, name: file.name, bytes: Self.bytes(of: file), key: key)
    }

    package func checkFile(_ file: StagedFile) async throws { _ = try Self.checked(Self.bytes(of: file)) }

    package func fetchContent(id: ID<Attachment>) async throws -> AttachmentContent {
        try await ledger.read { state in
            guard let found = state.attachments.first(where: { $0.content.attachment.id == id }) else { throw ServiceError.notFound }
            return found.content
        }
    }

    package func deleteAttachment(id: ID<Attachment>) async throws -> ID<AuditRecord> {
        try await ledger.write { state in
            guard let index = state.attachments.firstIndex(where: { $0.content.attachment.id == id }) else { throw ServiceError.notFound }
            let removed = state.attachments.remove(at: index)
            return state.record(.detach, removed.content.attachment.name, [.detached(removed)])
        }
    }

    /// No file is read: its content is taken to be what its name says.
    private static func bytes(of file: StagedFile) -> [UInt8] {
        switch file.name.split(separator: ".").last?.lowercased() {
        case "pdf": Array("%PDF-1.7".utf8)
        case "png": [0x89, 0x50, 0x4E, 0x47]
        case "jpg", "jpeg": [0xFF, 0xD8, 0xFF]
        default: [0]
        }
    }

    private static func checked(_ bytes: [UInt8]) throws -> Attachment.ContentType {
        guard !bytes.isEmpty else { throw ServiceError.rule("The file is empty") }
        guard bytes.count <= 10 << 20 else { throw ServiceError.rule("A file can have at most 10 MB") }
        guard let type = contentType(of: bytes) else { throw ServiceError.rule("Only PNG, JPEG, WebP and PDF files can be attached") }
        return type
    }

    /// What the first bytes say it is.
    private static func contentType(of bytes: [UInt8]) -> Attachment.ContentType? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: Array("%PDF-".utf8)) { return .pdf }
        if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) { return .webp }
        return nil
    }
}
