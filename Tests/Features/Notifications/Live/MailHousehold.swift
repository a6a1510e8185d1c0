import Mail
import Models
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation
@testable import NotificationsLive
@testable import Storage

/// A household whose owner tamara receives e-mail notifications, and the transport.
struct MailHousehold {
    let installation: TestInstallation
    let transport: ScriptedTransport
    let token: String
    let member: ID<Member>
    let household: ID<Household>

    init(path: String? = nil, transport: ScriptedTransport = ScriptedTransport(), email: String? = "tamara@example.org") async throws {
        installation = try TestInstallation(path: path)
        self.transport = transport
        token = try await installation.setUp()
        let profile = try await installation.session(token).profile
        (member, household) = (profile.id, profile.household)
        try await save(email: email)
    }

    var now: Int64 { installation.clock.now }

    func save(email: String?) async throws {
        try await write { connection in
            let settings = NotificationSettingsRepository(connection, household: household)
            var changed = try settings.find(member)
            changed.email = email
            let isSaved = try settings.save(changed, of: member)
            #expect(isSaved)
        }
    }

    /// Creates a notification for tamara.
    ///
    /// - Parameter seconds: delay of its e-mail.
    func tell(_ content: NotificationContent, in seconds: Int64 = 0, to other: ID<Member>? = nil) async throws {
        try await write { connection in
            let id: ID<Notification> = installation.database.ids.next(at: now)
            let isTold = try NotificationRepository(connection, household: household).insert(
                Notification(id: id, content: content, at: now), key: id.description, mailDueAt: now + seconds * 1_000,
                for: other ?? member)
            #expect(isTold)
        }
    }

    func tell(_ subject: String = "Rent", in seconds: Int64 = 0) async throws {
        try await tell(
            NotificationContent(kind: .fallsDue, subject: subject, object: ObjectReference(ID<Transfer>(rawValue: 1))), in: seconds)
    }

    /// Runs one delivery.
    ///
    /// - Parameter database: opened by another process.
    func deliver(on database: Database? = nil, site: String? = "https://coffer.example.org") async throws {
        let clock = installation.clock
        try await MailDelivery(
            database: database ?? installation.database, clock: InstallationClock(now: { clock.now }), modules: .standard,
            transport: transport,
            address: { object in site.map { "\($0)/\(object)" } }
        ).deliver()
    }

    func messages() async throws -> [MailRecord] {
        try await installation.database.read { try MailRepository($0, household: household).all() }
    }

    func states() async throws -> [MailRecord.State] { try await messages().map(\.state) }

    func write(_ body: @escaping @Sendable (Connection) throws -> Void) async throws {
        try await installation.database.write(nil, [], body)
    }
}
