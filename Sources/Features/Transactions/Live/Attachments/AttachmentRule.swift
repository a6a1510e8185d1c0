import Services
import TransactionsModel

/// Validates files attached to a transaction.
enum AttachmentRule {
    /// 10 MB.
    static let maximumSize = 10 * 1024 * 1024
    /// Maximum number of files per transaction.
    static let maximumCount = 50

    /// Detects the type by the first bytes; nil for types that are not accepted.
    ///
    /// PNG: ISO/IEC 15948 section 5.2. JPEG: ITU-T T.81 annex B, SOI and the following marker. WebP: RFC 9649 section 2.4. PDF: ISO 32000-1 section
    /// 7.5.2.
    static func contentType(of bytes: [UInt8]) -> Attachment.ContentType? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return .webp }
        if bytes.starts(with: "%PDF-".utf8) { return .pdf }
        return nil
    }

    /// Validates size and type.
    ///
    /// - Throws: `ServiceError.rule`.
    static func validated(_ bytes: [UInt8]) throws -> Attachment.ContentType {
        guard !bytes.isEmpty else { throw ServiceError.rule(.attachmentEmpty) }
        guard bytes.count <= maximumSize else { throw ServiceError.rule(.attachmentTooLarge) }
        guard let type = contentType(of: bytes) else { throw ServiceError.rule(.attachmentTypeUnknown) }
        return type
    }
}
