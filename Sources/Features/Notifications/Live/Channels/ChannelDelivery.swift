import Localization
import Logging
import Models
import NotificationsModel
package import OutgoingHTTP
package import ServiceKit
import Services
package import Storage

/// Sends notifications to devices and other channels, for all households of a database, household by household.
///
/// Like e-mail: a few messages are claimed in one write, so that no other server on the same database sends them; then they are sent at
/// once; then the results are recorded in another write. A process that ends in between leaves messages without a result. They may have
/// been accepted, so they are not sent again: the notifications can be read in the app.
package struct ChannelDelivery: Sendable {
    let database: Database
    let clock: InstallationClock
    let modules: ServiceModules
    /// Asked for only when something is sent: making it may load a library.
    let transport: @Sendable () -> any OutgoingTransport
    let secrets: SecretBox
    let site: String?
    let paths: ObjectPaths

    /// The time after the claim, in milliseconds, after which a message without a result counts as lost; longer than any timeout of a
    /// request.
    static let deadline: Int64 = 10 * 60_000
    /// The number of messages of a household that are claimed in one write and sent at once.
    static let batchSize = 8
    /// Maximum number of a member's notifications that are put into one message.
    private static let longestMessage = 1_000

    private let logger = Logger(label: "coffer.services")

    /// - Parameters:
    ///   - site: origin and path prefix of links, without trailing slash; nil: unknown.
    ///   - paths: the path of an object; nil: it has none.
    package init(
        database: Database, clock: InstallationClock, modules: ServiceModules,
        transport: @escaping @Sendable () -> any OutgoingTransport, secrets: SecretBox, site: String?, paths: @escaping ObjectPaths
    ) {
        self.database = database
        self.clock = clock
        self.modules = modules
        self.transport = transport
        self.secrets = secrets
        self.site = site
        self.paths = paths
    }

    /// Sends all due messages, until none is left or the task is cancelled.
    ///
    /// Each round sends a few messages of each household, so that many messages of one, or slow receivers, do not hold back those of
    /// others; what falls due meanwhile is in the next round. A household whose messages cannot be read or recorded does not block the
    /// others.
    ///
    /// - Throws: `ServiceError`: the last failure, at the end; the error of reading the key of the installation, before anything is sent.
    package func deliver() async throws {
        var failure: (any Error)?
        var failed: Set<ID<Household>> = []
        var isDone = false
        while !isDone, !Task.isCancelled {
            isDone = true
            let due = try await database.readOne { try DueChannelRepository($0).households(at: clock.now()) }
            // Without the key nothing could be read, which is no reason to end a channel.
            if !due.isEmpty { try secrets.prepare() }
            for household in due where !failed.contains(household) && !Task.isCancelled {
                do {
                    try await compose(in: household)
                    let batch = try await write(household) { try claim(in: household, $0) }
                    if !batch.isEmpty {
                        isDone = false
                        try await record(await attempts(at: batch), in: household)
                    }
                } catch {
                    failure = error
                    failed.insert(household)
                }
            }
        }
        if let failure { throw failure }
    }

    // MARK: - Composing

    /// Writes one message for each channel of the members with due notifications, and ends messages with an expired lease.
    private func compose(in household: ID<Household>) async throws {
        let lost = try await write(household) { connection in
            try compose(in: household, connection)
            return try ChannelMessageRepository(connection, household: household).expireLeases(at: clock.now())
        }
        if lost > 0 {
            logger.error("It is unknown whether messages to channels were accepted", metadata: ["messages": "\(lost)"])
        }
    }

    private func compose(in household: ID<Household>, _ connection: Connection) throws {
        let now = clock.now()
        let notifications = NotificationRepository(connection, household: household)
        let messages = ChannelMessageRepository(connection, household: household)
        for member in try notifications.membersWithDueChannels(at: now) {
            let channels = try ChannelRepository(connection, household: household).all(of: member).filter { $0.channel.endedAt == nil }
            guard !channels.isEmpty, try MemberRepository(connection, household: household).find(member)?.isDisabled == false else {
                try notifications.cancelChannels(of: member)
                continue
            }
            let due = try notifications.dueForChannels(of: member, at: now, limit: Self.longestMessage)
            for record in channels.reversed() {
                var message = ChannelMessage(
                    id: database.ids.next(at: now), channel: record.channel.id, notifications: due, createdAt: now)
                // A receiver that asked to wait, or could not be reached, is not asked earlier for what comes meanwhile.
                if let retry = try messages.nextRetry(for: record.channel.id), retry > now { message.nextAt = retry }
                try messages.insert(message)
            }
            try notifications.clearChannelsDue(for: due, of: member)
        }
    }

    // MARK: - Sending

    /// A claimed message with the request that sends it, or what became of it without one.
    private struct Attempt: Sendable {
        var message: ChannelMessage
        var kind: ChannelKind?
        var request: OutgoingRequest?
        var outcome: ChannelOutcome
    }

    private func claim(in household: ID<Household>, _ connection: Connection) throws -> [Attempt] {
        let now = clock.now()
        let messages = try ChannelMessageRepository(connection, household: household).claim(
            Self.batchSize, at: now, until: now + Self.deadline)
        guard !messages.isEmpty else { return [] }
        let requests = try ChannelRequests(secrets, site: site)
        return try messages.map { message in
            var attempt = Attempt(message: message, kind: nil, request: nil, outcome: .withdrawn)
            let channels = ChannelRepository(connection, household: household)
            guard let record = try channels.find(message.channel), record.channel.endedAt == nil else { return attempt }
            // A member who asks for a test message wants it now.
            if !message.notifications.isEmpty, let end = try endOfQuietHours(of: record.member, in: household, connection, at: now) {
                attempt.outcome = .quiet(until: end)
                return attempt
            }
            guard let content = try content(of: message, for: record, in: household, connection) else { return attempt }
            attempt.kind = record.channel.kind
            guard let target = ChannelTarget(record.sealed, with: secrets, of: record.channel.id, in: household) else {
                attempt.outcome = .gone(.sealed)
                return attempt
            }
            do {
                attempt.request = try requests.request(content, to: target, id: message.id, now: now)
            } catch {
                attempt.outcome = .refused(.address)
            }
            return attempt
        }
    }

    /// The end of a member's quiet hours; nil outside of them. What is tried again, or was due while no server ran, could come in them.
    private func endOfQuietHours(
        of member: ID<Member>, in household: ID<Household>, _ connection: Connection, at now: Int64
    ) throws -> Int64? {
        let settings = try NotificationSettingsRepository(connection, household: household).find(member)
        guard settings.quietHours != nil, let zone = try HouseholdRepository(connection).find(household)?.timeZone,
            // In an unknown time zone they cannot be computed, which blocks no message.
            let offset = try? ZoneOffset.of(zone),
            let time = settings.deliveryTime(.system, isRequested: true, at: now, offset: offset)
        else { return nil }
        return time > now ? time : nil
    }

    /// What a message says, in the language of its member; nil if there is nothing to tell, or nobody whom.
    private func content(
        of message: ChannelMessage, for record: ChannelRepository.Record, in household: ID<Household>, _ connection: Connection
    ) throws -> ChannelContent? {
        guard let profile = try MemberRepository(connection, household: household).find(record.member), !profile.isDisabled else {
            return nil
        }
        let environment = TextEnvironment(
            profile.language, locale: LocaleFormat(profile.locale), showsAmounts: record.channel.showsAmounts && profile.showsBalance)
        guard !message.notifications.isEmpty else {
            return ChannelContent(testWith: message.id.description, in: environment, path: paths)
        }
        let told = try NotificationRepository(connection, household: household).all(
            message.notifications, of: record.member, kinds: modules.notifications.kinds)
        guard !told.isEmpty else { return nil }
        return ChannelContent(told, tag: message.id.description, modules, in: environment, path: paths)
    }

    /// Sends all messages of a batch at once.
    private func attempts(at batch: [Attempt]) async -> [Attempt] {
        await withTaskGroup(of: Attempt.self) { group in
            for attempt in batch { group.addTask { await send(attempt) } }
            var done: [Attempt] = []
            for await attempt in group { done.append(attempt) }
            return done
        }
    }

    private func send(_ attempt: Attempt) async -> Attempt {
        guard let request = attempt.request, let kind = attempt.kind else { return attempt }
        var attempt = attempt
        do {
            attempt.outcome = ChannelOutcome(try await transport().send(request), of: kind, at: clock.now())
        } catch {
            attempt.outcome = ChannelOutcome(error)
        }
        return attempt
    }

    // MARK: - Recording

    /// Records the results of a batch in one write.
    private func record(_ attempts: [Attempt], in household: ID<Household>) async throws {
        let now = clock.now()
        for attempt in attempts { log(attempt) }
        try await write(household) { connection in
            for attempt in attempts { try record(attempt, in: household, connection, now: now) }
        }
    }

    private func record(_ attempt: Attempt, in household: ID<Household>, _ connection: Connection, now: Int64) throws {
        let messages = ChannelMessageRepository(connection, household: household)
        let channels = ChannelRepository(connection, household: household)
        let (message, channel) = (attempt.message, attempt.message.channel)
        switch attempt.outcome {
        case .accepted:
            try messages.finish(message, as: .sent, at: now)
            try channels.recordUse(channel, at: now)
        case .gone(let failure):
            try messages.finish(message, as: .failed, at: now)
            try messages.cancelWaiting(for: channel, at: now)
            try channels.recordFailure(failure, of: channel, isEnd: true, at: now)
        case .later(let failure):
            let next = MailBackOff.next(after: message.attempts, createdAt: message.createdAt, now: now)
            try messages.finish(message, as: next == nil ? .failed : .waiting, next: next, at: now)
            try channels.recordFailure(failure, of: channel, at: now)
        case .paused(let pause):
            // Who asks to wait again and again, or does not say how long, is asked as rarely as who cannot be reached.
            let next = MailBackOff.next(after: message.attempts, createdAt: message.createdAt, now: now).map { max($0, now + pause) }
            try messages.finish(message, as: next == nil ? .failed : .waiting, next: next, at: now)
            try messages.postpone(channel, until: now + pause)
            try channels.recordFailure(.unreachable, of: channel, at: now)
        case .quiet(let end):
            try messages.finish(message, as: .waiting, next: end, at: now)
        case .refused(let failure):
            try messages.finish(message, as: .failed, at: now)
            try channels.recordFailure(failure, of: channel, at: now)
        case .uncertain:
            try messages.finish(message, as: .uncertain, at: now)
            try channels.recordFailure(.unanswered, of: channel, at: now)
        case .withdrawn:
            try messages.finish(message, as: .failed, at: now)
        }
    }

    /// Neither addresses nor texts are logged.
    private func log(_ attempt: Attempt) {
        let reason: String
        switch attempt.outcome {
        case .accepted, .quiet, .withdrawn: return
        case .gone(let failure), .later(let failure), .refused(let failure): reason = failure.rawValue
        case .paused: reason = "the receiver asks to wait"
        case .uncertain: reason = "the receiver did not answer"
        }
        logger.warning(
            "A message to a channel was not accepted",
            metadata: ["reason": "\(reason)", "kind": "\(attempt.kind?.rawValue ?? "")", "attempts": "\(attempt.message.attempts)"])
    }

    /// Runs one write of a household that no page but the settings depends on.
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
