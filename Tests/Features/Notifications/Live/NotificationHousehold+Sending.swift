import Models
import ServiceKit
import Storage
import TestSupport
import TransferModel

extension NotificationHousehold {
    @discardableResult
    func tell(
        _ content: NotificationContent = NotificationContent(kind: .transferCompleted, object: nil), key: String = "key",
        to audience: NotificationSender.Recipients = .everybody, of accounts: [ID<Account>] = []
    ) async throws -> Int {
        try await owner().write([.notifications]) { try NotificationSender($0).send(content, key: key, to: audience, of: accounts) }
    }

    /// When the e-mails of a member's notifications are due, oldest first.
    func mailTimes(_ name: String) async throws -> [Int64] {
        let (context, member) = (try await owner(), try await member(name))
        return try await context.read { connection in
            try connection.all(
                "SELECT mail_due_at FROM notification WHERE member = $1 AND mail_due_at IS NOT NULL ORDER BY id", .id(member)
            ) { $0.integer(0) }
        }
    }
}
