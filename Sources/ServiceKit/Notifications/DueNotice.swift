import Ledger
package import Models
package import Storage

/// A notification that results from the day or the ledger, with the key by which each member gets it once.
package struct DueNotice: Hashable, Sendable {
    var content: NotificationContent
    var key: String

    package init(content: NotificationContent, key: String) {
        self.content = content
        self.key = key
    }
}

extension ServiceContext {
    /// Sends due notices to the members whose settings include them and who have not received them. Most runs find nothing to do and avoid a write.
    package func send(_ notices: @escaping @Sendable (Connection) throws -> [DueNotice]) async throws {
        guard try await read({ try hasRecipients(of: try notices($0), $0) }) else { return }
        try await write([.notifications], allowsGroupCommit: true) { write in
            let sender = NotificationSender(write)
            for notice in try notices(write.connection) { try sender.send(notice.content, key: notice.key) }
        }
    }

    private func hasRecipients(of notices: [DueNotice], _ connection: Connection) throws -> Bool {
        guard !notices.isEmpty else { return false }
        let notifications = NotificationRepository(connection, household: household.id)
        let sender = NotificationSender(connection, household: household.id, ids: database.ids, at: clock.now())
        return try sender.listeners().contains { listener in
            try notices.contains {
                try sender.accepts(listener, $0.content) && !notifications.isNotified($0.key, to: listener.member)
            }
        }
    }
}
