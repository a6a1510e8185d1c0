import Testing

@testable import Mail

extension MailMessage {
    /// 2026-03-15 09:05:07 UTC, a Sunday.
    static func sample(subject: String = "Transfer due", body: String = "Rent is due.\n") throws -> MailMessage {
        MailMessage(
            id: "eml_0ABC", recipient: try #require(MailAddress("ada@example.org")), subject: subject, body: body,
            writtenAt: 1_773_565_507_000)
    }

    /// The serialized message.
    func written() throws -> String {
        let sender = try #require(MailAddress("coffer@example.net"))
        return String(decoding: MailWriter(sender: sender).bytes(of: self), as: UTF8.self)
    }
}

/// Returns the error that a closure throws; nil if it succeeds.
func failure(_ body: () async throws -> Void) async -> MailError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? MailError
    }
}
