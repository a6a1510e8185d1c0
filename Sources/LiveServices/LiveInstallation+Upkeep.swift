import Models
import Services
import Storage

extension LiveInstallation {
    /// Longest delay of a notification's e-mail in milliseconds: covers the digest interval and quiet hours.
    private static let longestMailDelay: Int64 = 3 * 86_400_000
    /// How long the delivery status of a message is kept, in milliseconds: thirty days.
    private static let mailLife: Int64 = 30 * 86_400_000

    package func backup(to file: String) async throws -> Bool {
        guard let context = try ownerContext() else { return false }
        try await LiveBackupService(context: context).copy(to: file)
        return true
    }

    package func removeExpired() async throws {
        let now = clock.now()
        do {
            _ = try await database.write(timeout: database.timeout, nil, []) { connection in
                try SessionRepository(connection).delete(
                    usedBefore: now - SessionRule.longestIdle, createdBefore: now - SessionRule.longestLife,
                    pendingBefore: now - SessionRule.pendingLife, after: now + SessionRule.clockTolerance)
                try KnownOriginRepository(connection).delete(seenBefore: now - NotificationRule.retention)
                for household in try HouseholdRepository(connection).all() {
                    try NotificationRepository(connection, household: household.id).delete(before: now - NotificationRule.retention)
                }
                let mail = MailRepository(connection)
                try mail.delete(endedBefore: now - Self.mailLife)
                try mail.correctFutureTimes(
                    to: now, messagesAfter: now + MailBackOff.longest + SessionRule.clockTolerance,
                    notificationsAfter: now + Self.longestMailDelay)
            }
        } catch {
            throw ServiceError.forLocalUser(error)
        }
        if let context = try ownerContext() { try await LiveUploadService(context: context).discardExpired() }
        for context in try ownerContexts() { try await LiveTransferService(context: context).deleteUnconfirmed() }
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
                // A failing household does not block the others.
                failure = error
            }
        }
        if let failure { throw failure }
        return count
    }

    /// - Returns: number of standing orders that were executed or failed.
    private func runDue(in context: ServiceContext) async throws -> Int {
        let today = try context.today()
        let run = try await LiveTransferService(context: context).runDue(today: today)
        // If the current day may be wrong, nothing else is processed either.
        guard run.heldBack == nil else { return 0 }
        try await LiveCardService(context: context).runDue(today: today)
        try await LiveSavingsService(context: context).runDue(today: today)
        try await ReminderSender(context: context).sendReminders(today: today)
        return run.transfers.count
    }

    private func ownerContexts() throws -> [ServiceContext] {
        try ServiceError.mapping { try database.read { try HouseholdRepository($0).all() } }.map { ownerContext(of: $0) }
    }

    /// Nil if there is no household.
    private func ownerContext() throws -> ServiceContext? {
        try ServiceError.mapping { try database.read { try HouseholdRepository($0).all().first } }.map { ownerContext(of: $0) }
    }
}
