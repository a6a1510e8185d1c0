import Models
import Services
import Storage

extension LiveInstallation {
    /// How long it is known what became of a message, in milliseconds: thirty days.
    private static let mailLife: Int64 = 30 * 86_400_000

    package func backup(to file: String) async throws -> Bool {
        guard let context = try ownerContext() else { return false }
        try await LiveBackupService(context: context).backup(to: file)
        return true
    }

    package func removeExpired() async throws {
        let now = clock.now()
        do {
            _ = try await database.write(within: database.patience, nil, []) { connection in
                try SessionRepository(connection).forget(
                    usedBefore: now - SessionRule.longestIdle, pendingBefore: now - SessionRule.pendingLife)
                try KnownOriginRepository(connection).forget(seenBefore: now - NotificationRule.memory)
                for household in try HouseholdRepository(connection).all() {
                    try NotificationRepository(connection, household: household.id).forget(before: now - NotificationRule.memory)
                }
                try MailRepository(connection).forget(endedBefore: now - Self.mailLife)
            }
        } catch {
            throw ServiceError.told(error)
        }
        if let context = try ownerContext() { try await LiveUploadService(context: context).discardExpired() }
        for context in try ownerContexts() { try await LiveTransferService(context: context).forgetUnconfirmed() }
    }

    package func runDue() async throws -> Int {
        var count = 0
        for context in try ownerContexts() {
            let today = context.clock.today()
            count += try await LiveTransferService(context: context).runDue(today: today).transfers.count
            try await LiveCardService(context: context).runDue(today: today)
            try await LiveSavingsService(context: context).runDue(today: today)
            try await NotificationReminding(context: context).remind(today: today)
        }
        return count
    }

    private func ownerContexts() throws -> [ServiceContext] {
        try ServiceError.mapping { try database.read { try HouseholdRepository($0).all() } }.map { ownerContext(of: $0) }
    }

    /// Nil while there is no household.
    private func ownerContext() throws -> ServiceContext? {
        try ServiceError.mapping { try database.read { try HouseholdRepository($0).all().first } }.map { ownerContext(of: $0) }
    }
}
