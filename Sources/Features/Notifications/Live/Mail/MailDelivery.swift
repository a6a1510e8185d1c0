import Localization
import Logging
package import Mail
package import Models
package import ServiceKit
import Services
package import Storage

/// Sends notifications by e-mail, for all households of a database.
///
/// Each step is a write of its own, and sending happens between two of them: first a message is claimed, so that no other server on the
/// same database sends it; then it is handed to the transport; then the result is recorded. A process that ends in between leaves a message
/// without a result. It may have been delivered, so it is not sent again: its notification can be read in the app.
package struct MailDelivery: Sendable {
    let database: Database
    let clock: InstallationClock
    let modules: ServiceModules
    let transport: any MailTransport
    /// The address of an object; nil: it has no link.
    let address: @Sendable (ObjectReference) -> String?

    /// The time after the claim, in milliseconds, after which a message without a result counts as lost; longer than any transport timeout.
    static let deadline: Int64 = 10 * 60_000
    /// Maximum number of a member's notifications that are put into one message.
    private static let batchSize = 1_000

    private let logger = Logger(label: "coffer.services")

    /// - Parameter address: the address of an object; nil: it has no link.
    package init(
        database: Database, clock: InstallationClock, modules: ServiceModules, transport: any MailTransport,
        address: @escaping @Sendable (ObjectReference) -> String?
    ) {
        self.database = database
        self.clock = clock
        self.modules = modules
        self.transport = transport
        self.address = address
    }

    /// Sends all due messages one after the other, until the task is cancelled or the server is unreachable.
    ///
    /// - Throws: `ServiceError`.
    package func deliver() async throws {
        guard try await database.readOne({ try MailRepository($0).hasWork(at: clock.now()) }) else { return }
        let lost = try await write { connection in
            try compose(connection)
            return try MailRepository(connection).expireLeases(at: clock.now())
        }
        if lost > 0 {
            logger.error("The delivery status of messages is unknown", metadata: ["messages": "\(lost)"])
        }
        while !Task.isCancelled, let record = try await write({ try claim($0) }) {
            guard try await send(record) else { return }
        }
    }

    // MARK: - Composing

    /// Composes one message for each member with due notifications.
    private func compose(_ connection: Connection) throws {
        let now = clock.now()
        let members = MemberRepository(connection)
        for household in try HouseholdRepository(connection).all() {
            try connection.lock(household.id)
            let notifications = NotificationRepository(connection, household: household.id)
            let settings = NotificationSettingsRepository(connection, household: household.id)
            for member in try notifications.membersToMail(at: now) {
                guard let profile = try members.find(member), !profile.isDisabled, let email = try settings.find(member).email else {
                    try notifications.cancelMail(of: member)
                    continue
                }
                let due = try notifications.toMail(to: member, at: now, limit: Self.batchSize, kinds: modules.notifications.kinds)
                let mail = NotificationMail(
                    due, modules, in: TextEnvironment(profile.language, locale: LocaleFormat(profile.locale)), address: address)
                try MailRepository(connection).insert(
                    MailRecord(
                        household: household.id, id: database.ids.next(at: now), member: member, recipient: email,
                        subject: mail.subject, body: mail.body, createdAt: now))
                try notifications.setMailDue(nil, for: due.map(\.id), of: member)
            }
        }
    }

    // MARK: - Sending

    /// Claims the next message; messages to removed members or without an address fail here.
    private func claim(_ connection: Connection) throws -> Outgoing? {
        let now = clock.now()
        let repository = MailRepository(connection)
        while let record = try repository.claim(at: now, until: now + Self.deadline) {
            if let recipient = try recipient(of: record, connection) {
                let message = MailMessage(
                    id: record.id.description, recipient: recipient, subject: record.subject, body: record.body,
                    writtenAt: record.createdAt)
                return Outgoing(record: record, message: message)
            }
            logger.error("A message was not sent", metadata: ["reason": "no recipient"])
            try repository.finish(record, as: .failed, at: now)
        }
        return nil
    }

    /// The recipient of a message: the member's current address, since it may have been changed or removed, or the member disabled; or the
    /// address that the message was written for.
    private func recipient(of record: MailRecord, _ connection: Connection) throws -> MailAddress? {
        if record.keepsRecipient { return MailAddress(record.recipient) }
        guard try MemberRepository(connection).find(record.member)?.isDisabled == false else { return nil }
        let settings = try NotificationSettingsRepository(connection, household: record.household).find(record.member)
        return settings.email.flatMap { MailAddress($0) }
    }

    /// A claimed message.
    private struct Outgoing: Sendable {
        var record: MailRecord
        var message: MailMessage
    }

    /// - Returns: whether to continue with the next message.
    private func send(_ outgoing: Outgoing) async throws -> Bool {
        let record = outgoing.record
        do {
            try await transport.send(outgoing.message)
        } catch {
            try await recordFailure(error, for: record)
            return !error.affectsAllMessages
        }
        try await write { try MailRepository($0).finish(record, as: .sent, at: clock.now()) }
        return true
    }

    private func recordFailure(_ error: MailError, for record: MailRecord) async throws {
        let now = clock.now()
        let next = error.isRetryable ? MailBackOff.next(after: record.attempts, createdAt: record.createdAt, now: now) : nil
        let state: MailRecord.State = next != nil ? .waiting : error == .uncertain ? .uncertain : .failed
        let level: Logger.Level = next == nil ? .error : .warning
        logger.log(
            level: level, next == nil ? "A message was not sent" : "A message will be sent again",
            metadata: ["reason": "\(error)", "attempts": "\(record.attempts)"])
        try await write { try MailRepository($0).finish(record, as: state, next: next, at: now) }
    }

    /// Runs one write that no page depends on.
    @discardableResult
    private func write<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        do {
            return try await database.write(nil, [], body)
        } catch {
            throw ServiceError.forRemoteUser(error)
        }
    }
}
