import Foundation
import Models
import ServiceKit
import Services
import TransactionsModel

extension LiveAttachmentService {
    func addAttachment(to owner: AttachmentOwner, file: StagedFile, key: String?) async throws -> Attachment {
        try context.requireWriter()
        return try await addAttachment(to: owner, name: file.name, bytes: try Self.bytes(at: file.path), key: key)
    }

    func checkFile(_ file: StagedFile) async throws {
        try context.requireWriter()
        _ = try AttachmentRule.validated(try Self.bytes(at: file.path))
    }

    /// Reads a staged file, but at most one byte more than the maximum size.
    private static func bytes(at path: String) throws -> [UInt8] {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            return Array(try handle.read(upToCount: AttachmentRule.maximumSize + 1) ?? Data())
        } catch {
            throw ServiceError.rule(.attachmentUnreadable)
        }
    }
}
