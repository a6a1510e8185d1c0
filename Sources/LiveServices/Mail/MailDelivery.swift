import Logging
import Mail
import Models
import Services
import Storage

/// Sends what members are to be told by e-mail, of all households of a database.
///
/// Each step is a write of its own, and the sending lies between two of them: first a message is taken, so that no other server on the same
/// database sends it; then it is handed over; then it is said how that ended. Whoever dies in between leaves a message that nobody has said
/// anything about. It may have arrived, so it is not sent again: what it tells of stands in the app.
struct MailDelivery: Sendable {
    let database: Database
    let clock: InstallationClock
    let transport: any MailTransport
    /// What stands before a path in a link, without a slash at its end; nil: there are no links.
    let site: String?

    /// How long after it was taken nothing more is heard of a message, in milliseconds; longer than any sending takes.
    static let deadline: Int64 = 10 * 60_000
    /// How many notifications of a member go into messages at once.
    private static let mostAtOnce = 1_000

    private let logger = Logger(label: "coffer.services")

    init(database: Database, clock: InstallationClock, transport: any MailTransport, site: String?) {
        self.database = database
        self.clock = clock
        self.transport = transport
        self.site = site
    }

    /// Sends all that is due, one after the other, until the task is cancelled or the server cannot be reached.
    ///
    /// - Throws: `ServiceError`.
    func deliver() async throws {
        guard try database.lookUp({ try MailRepository($0).hasWork(at: clock.now()) }) else { return }
        let lost = try await write { connection in
            try gather(connection)
            return try MailRepository(connection).giveUp(at: clock.now())
        }
        if lost > 0 {
            logger.error("It is not known whether messages were sent", metadata: ["messages": "\(lost)"])
        }
        while !Task.isCancelled, let record = try await write({ try claim($0) }) {
            guard try await send(record) else { return }
        }
    }

    // MARK: - Writing

    /// Writes one message for each member who is to be told something by now.
    private func gather(_ connection: Connection) throws {
        let now = clock.now()
        let members = MemberRepository(connection)
        for household in try HouseholdRepository(connection).all() {
            let notifications = NotificationRepository(connection, household: household.id)
            let settings = NotificationSettingsRepository(connection, household: household.id)
            for member in try notifications.membersToMail(at: now) {
                guard let profile = try members.find(member), !profile.isDisabled, let email = try settings.find(member).email else {
                    try notifications.forgetMail(of: member)
                    continue
                }
                let due = try notifications.toMail(to: member, at: now, limit: Self.mostAtOnce)
                let mail = NotificationMail(due, locale: LocaleFormat(profile.locale), site: site)
                try MailRepository(connection).insert(
                    MailRecord(
                        household: household.id, id: database.ids.next(at: now), member: member, recipient: email,
                        subject: mail.subject, body: mail.body, createdAt: now))
                try notifications.setMailDue(nil, for: due.map(\.id), of: member)
            }
        }
    }

    // MARK: - Sending

    /// Takes the next message; those to members who are no longer there, or to no address, end here.
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
            logger.error("A message was not sent", metadata: ["reason": "nobody is there to send it to"])
            try repository.end(record, as: .failed, at: now)
        }
        return nil
    }

    /// Where a message goes: the member's address as it is now, since it may have been changed or taken away, and the member disabled; or
    /// the address that it was written for.
    private func recipient(of record: MailRecord, _ connection: Connection) throws -> MailAddress? {
        if record.keepsRecipient { return MailAddress(record.recipient) }
        guard try MemberRepository(connection).find(record.member)?.isDisabled == false else { return nil }
        let settings = try NotificationSettingsRepository(connection, household: record.household).find(record.member)
        return settings.email.flatMap { MailAddress($0) }
    }

    /// A message that was taken.
    private struct Outgoing: Sendable {
        var record: MailRecord
        var message: MailMessage
    }

    /// - Returns: whether the next one is worth a try now.
    private func send(_ outgoing: Outgoing) async throws -> Bool {
        let record = outgoing.record
        do {
            try await transport.send(outgoing.message)
        } catch {
            try await note(error, for: record)
            return !error.isAboutTheServer
        }
        try await write { try MailRepository($0).end(record, as: .sent, at: clock.now()) }
        return true
    }

    private func note(_ error: MailError, for record: MailRecord) async throws {
        let now = clock.now()
        let next = error.isWorthAnotherTry ? MailBackOff.next(after: record.attempts, createdAt: record.createdAt, now: now) : nil
        let state: MailRecord.State = next != nil ? .waiting : error == .uncertain ? .uncertain : .failed
        let level: Logger.Level = next == nil ? .error : .warning
        logger.log(
            level: level, next == nil ? "A message was not sent" : "A message waits for another try",
            metadata: ["reason": "\(error)", "attempts": "\(record.attempts)"])
        try await write { try MailRepository($0).end(record, as: state, next: next, at: now) }
    }

    /// One write that no page shows anything of.
    @discardableResult
    private func write<T: Sendable>(_ body: @escaping @Sendable (Connection) throws -> T) async throws -> T {
        do {
            return try await database.write(within: database.patience, nil, [], body)
        } catch {
            throw ServiceError.toldAtADistance(error)
        }
    }
}
