import Localization
import Logging
package import Mail
package import Models
package import ServiceKit
import Services
package import Storage

/// Sends notifications by e-mail, for all households of a database, household by household.
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
    /// Each round sends one message of each household, so that many messages of one do not hold back those of others. A household whose
    /// messages cannot be read or recorded does not block the others.
    ///
    /// - Throws: `ServiceError`: the last failure, at the end.
    package func deliver() async throws {
        var failure: (any Error)?
        var waiting: [ID<Household>] = []
        for household in try await database.readOne({ try DueMailRepository($0).households(at: clock.now()) }) {
            do {
                try await compose(in: household)
                waiting.append(household)
            } catch {
                failure = error
            }
        }
        rounds: while !waiting.isEmpty {
            var remaining: [ID<Household>] = []
            for household in waiting {
                guard !Task.isCancelled else { break rounds }
                do {
                    guard let message = try await write(household, { try claim(in: household, $0) }) else { continue }
                    guard try await send(message) else { break rounds }
                    remaining.append(household)
                } catch {
                    failure = error
                }
            }
            waiting = remaining
        }
        if let failure { throw failure }
    }

    // MARK: - Composing

    /// Composes one message for each member with due notifications, and ends messages with an expired lease.
    private func compose(in household: ID<Household>) async throws {
        let lost = try await write(household) { connection in
            try compose(in: household, connection)
            return try MailRepository(connection, household: household).expireLeases(at: clock.now())
        }
        if lost > 0 {
            logger.error("The delivery status of messages is unknown", metadata: ["messages": "\(lost)"])
        }
    }

    private func compose(in household: ID<Household>, _ connection: Connection) throws {
        let now = clock.now()
        let members = MemberRepository(connection, household: household)
        let notifications = NotificationRepository(connection, household: household)
        let settings = NotificationSettingsRepository(connection, household: household)
        let mails = MailRepository(connection, household: household)
        for member in try notifications.membersToMail(at: now) {
            guard let profile = try members.find(member), !profile.isDisabled, let email = try settings.find(member).email else {
                try notifications.cancelMail(of: member)
                continue
            }
            let due = try notifications.toMail(to: member, at: now, limit: Self.batchSize, kinds: modules.notifications.kinds)
            let mail = NotificationMail(
                due, modules, in: TextEnvironment(profile.language, locale: LocaleFormat(profile.locale)), address: address)
            try mails.insert(
                MailRecord(
                    id: database.ids.next(at: now), member: member, recipient: email, subject: mail.subject, body: mail.body,
                    createdAt: now))
            try notifications.setMailDue(nil, for: due.map(\.id), of: member)
        }
    }

    // MARK: - Sending

    /// Claims a household's next message; messages to removed members or without an address fail here.
    private func claim(in household: ID<Household>, _ connection: Connection) throws -> Outgoing? {
        let now = clock.now()
        let mails = MailRepository(connection, household: household)
        while let record = try mails.claim(at: now, until: now + Self.deadline) {
            if let recipient = try recipient(of: record, in: household, connection) {
                let message = MailMessage(
                    id: record.id.description, recipient: recipient, subject: record.subject, body: record.body,
                    writtenAt: record.createdAt)
                return Outgoing(household: household, record: record, message: message)
            }
            logger.error("A message was not sent", metadata: ["reason": "no recipient"])
            try mails.finish(record, as: .failed, at: now)
        }
        return nil
    }

    /// The recipient of a message: the member's current address, since it may have been changed or removed, or the member disabled; or the
    /// address that the message was written for.
    private func recipient(of record: MailRecord, in household: ID<Household>, _ connection: Connection) throws -> MailAddress? {
        if record.keepsRecipient { return MailAddress(record.recipient) }
        guard try MemberRepository(connection, household: household).find(record.member)?.isDisabled == false else { return nil }
        let settings = try NotificationSettingsRepository(connection, household: household).find(record.member)
        return settings.email.flatMap { MailAddress($0) }
    }

    /// A claimed message.
    private struct Outgoing: Sendable {
        var household: ID<Household>
        var record: MailRecord
        var message: MailMessage
    }

    /// - Returns: whether to continue with the next message.
    private func send(_ outgoing: Outgoing) async throws -> Bool {
        do {
            try await transport.send(outgoing.message)
        } catch {
            try await recordFailure(error, for: outgoing)
            return !error.affectsAllMessages
        }
        try await finish(outgoing, as: .sent, at: clock.now())
        return true
    }

    private func recordFailure(_ error: MailError, for outgoing: Outgoing) async throws {
        let now = clock.now()
        let record = outgoing.record
        let next = error.isRetryable ? MailBackOff.next(after: record.attempts, createdAt: record.createdAt, now: now) : nil
        let state: MailRecord.State = next != nil ? .waiting : error == .uncertain ? .uncertain : .failed
        let level: Logger.Level = next == nil ? .error : .warning
        logger.log(
            level: level, next == nil ? "A message was not sent" : "A message will be sent again",
            metadata: ["reason": "\(error)", "attempts": "\(record.attempts)"])
        try await finish(outgoing, as: state, next: next, at: now)
    }

    /// Records the result of an attempt.
    private func finish(_ outgoing: Outgoing, as state: MailRecord.State, next: Int64? = nil, at now: Int64) async throws {
        try await write(outgoing.household) { connection in
            _ = try MailRepository(connection, household: outgoing.household).finish(outgoing.record, as: state, next: next, at: now)
        }
    }

    /// Runs one write of a household that no page depends on.
    private func write<T: Sendable>(
        _ household: ID<Household>, _ body: @escaping @Sendable (Connection) throws -> T
    ) async throws -> T {
        do {
            return try await database.write(household, [], body)
        } catch {
            throw ServiceError.forRemoteUser(error)
        }
    }
}
