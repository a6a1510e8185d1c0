import Models
import Services
import Storage

extension LiveInstallation {
    /// The longest that a notification waits for its message, in milliseconds: over the day until the next digest, and quiet hours.
    private static let longestMailDelay: Int64 = 3 * 86_400_000
    /// How long it is known what became of a message, in milliseconds: thirty days.
    private static let mailLife: Int64 = 30 * 86_400_000

    package func backup(to file: String) async throws -> Bool {
        guard let context = try ownerContext() else { return false }
        try await LiveBackupService(context: context).copy(to: file)
        return true
    }

    package func removeExpired() async throws {
        let now = clock.now()
        do {
            _ = try await database.write(within: database.patience, nil, []) { connection in
                try SessionRepository(connection).forget(
                    usedBefore: now - SessionRule.longestIdle, createdBefore: now - SessionRule.longestLife,
                    pendingBefore: now - SessionRule.pendingLife, after: now + SessionRule.clockTolerance)
                try KnownOriginRepository(connection).forget(seenBefore: now - NotificationRule.memory)
                for household in try HouseholdRepository(connection).all() {
                    try NotificationRepository(connection, household: household.id).forget(before: now - NotificationRule.memory)
                }
                let mail = MailRepository(connection)
                try mail.forget(endedBefore: now - Self.mailLife)
                try mail.bringForward(
                    to: now, messagesAfter: now + MailBackOff.longest + SessionRule.clockTolerance,
                    notificationsAfter: now + Self.longestMailDelay)
            }
        } catch {
            throw ServiceError.told(error)
        }
        if let context = try ownerContext() { try await LiveUploadService(context: context).discardExpired() }
        for context in try ownerContexts() { try await LiveTransferService(context: context).forgetUnconfirmed() }
    }

    package func runDue() async throws -> Int {
        var count = 0
        var failure: (any Error)?
        for context in try ownerContexts() {
            do {
                count += try await runDue(in: context)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                // One household that cannot be served keeps none of the others back.
                failure = error
            }
        }
        if let failure { throw failure }
        return count
    }

    /// - Returns: how many orders were carried out or failed.
    private func runDue(in context: ServiceContext) async throws -> Int {
        let today = try context.today()
        let run = try await LiveTransferService(context: context).runDue(today: today)
        // Where the day may be wrong, nothing else is settled by it either.
        guard run.heldBack == nil else { return 0 }
        try await LiveCardService(context: context).runDue(today: today)
        try await LiveSavingsService(context: context).runDue(today: today)
        try await NotificationReminding(context: context).remind(today: today)
        return run.transfers.count
    }

    private func ownerContexts() throws -> [ServiceContext] {
        try ServiceError.mapping { try database.read { try HouseholdRepository($0).all() } }.map { ownerContext(of: $0) }
    }

    /// Nil while there is no household.
    private func ownerContext() throws -> ServiceContext? {
        try ServiceError.mapping { try database.read { try HouseholdRepository($0).all().first } }.map { ownerContext(of: $0) }
    }
}
