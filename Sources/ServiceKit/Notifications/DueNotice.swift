import Ledger
package import Models
package import Storage

/// A notification that results from the day or the ledger, with the key by which each member gets it once.
package struct DueNotice: Hashable, Sendable {
    package var content: NotificationContent
    package var key: String
    /// The accounts it is about, whose entries a member has to see to be told; none if it was computed from what the member sees.
    package var accounts: [ID<Account>]

    package init(content: NotificationContent, key: String, accounts: [ID<Account>] = []) {
        self.content = content
        self.key = key
        self.accounts = accounts
    }
}

extension ServiceContext {
    /// Sends due notices to the members whose settings include them and who have not received them, computed from what each of them sees. Most runs
    /// find nothing to do and avoid a write.
    package func send(_ notices: @escaping @Sendable (Connection) throws -> [DueNotice]) async throws {
        guard try await read({ try hasRecipients(of: notices, $0) }) else { return }
        try await write([.notifications], allowsGroupCommit: true) { write in
            try NotificationSender(write).send(computedBy: notices)
        }
    }

    private func hasRecipients(of notices: (Connection) throws -> [DueNotice], _ connection: Connection) throws -> Bool {
        let sender = NotificationSender(connection, household: household.id, ids: database.ids, at: clock.now())
        guard !household.isDivided else { return try sender.hasNew(computedBy: notices) }
        let found = try notices(connection)
        return try !found.isEmpty && sender.hasNew(found, for: try sender.listeners())
    }
}
