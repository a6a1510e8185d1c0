import Mail
import Models
import ServiceKit
import Services
import Storage
import Synchronization
import Testing

@testable import LiveServices

/// Tests the delivery of notifications to a mail server, from an installation with a manual clock.
@Suite(.enabled(if: TestMailServer.isInstalled, "aiosmtpd is not installed")) struct DeliveryTests {

    /// An installation with the owner tamara, who has an e-mail address.
    private struct TestInstallation {
        let live: LiveInstallation
        let clock: TestClock
        let services: any NotificationServiceProtocol

        init(_ url: String) async throws {
            let clock = TestClock(1_800_000_000_000)
            self.clock = clock
            let server = try SMTPServer(url: url, sender: "coffer@example.net", certificates: nil)
            live = try LiveInstallation(
                path: nil, clock: InstallationClock(now: { clock.value }),
                scrypt: ScryptParameters(rounds: 16, blockSize: 1, parallelism: 1),
                mail: try SMTPTransport(server), site: "https://coffer.example.org", paths: { "/\($0)" })
            let euro = try #require(Currency(code: "EUR"))
            let token = try await live.auth.setUp(
                SetupDraft(
                    name: "tamara", passphrase: "seven grey herons", householdName: "Lindenhof", currency: euro, timeZone: "Europe/Berlin",
                    locale: "de-DE"), from: SignInOrigin(address: "127.0.0.1"))
            let session = try #require(try await live.auth.session(token, isUse: false))
            services = live.container(for: session).notifications()
            var settings = try await services.fetchSettings()
            settings.email = "tamara@example.org"
            _ = try await services.updateSettings(settings)
        }
    }

    @Test func aMessageIsDeliveredOnceAfterAnOutage() async throws {
        let first = try await TestMailServer()
        let port = first.port
        first.stop()
        let installation = try await TestInstallation("smtp://localhost:\(port)")
        try await installation.services.sendTest()
        try await installation.live.deliverMail()

        let server = try await TestMailServer("451", "ok", port: port)
        installation.clock.move(seconds: 59)
        try await installation.live.deliverMail()
        // The server is back and replies 451 first; then it accepts the message.
        installation.clock.move(seconds: 1)
        try await installation.live.deliverMail()
        installation.clock.move(seconds: 5 * 60)
        try await installation.live.deliverMail()
        let received = try server.received()
        #expect(received.recipients == ["tamara@example.org"])
        #expect(received.head["Subject"] == "Test message")
        #expect(received.body.contains("https://coffer.example.org/notificationSettings:"))
        installation.clock.move(seconds: 86_400)
        try await installation.live.deliverMail()
        #expect(server.stop() == 0)
    }

    @Test func aMessageWithoutAReplyIsNotSentAgain() async throws {
        let server = try await TestMailServer("cut")
        let installation = try await TestInstallation(server.url)
        try await installation.services.sendTest()
        for _ in 0..<5 {
            try await installation.live.deliverMail()
            installation.clock.move(seconds: 86_400)
        }
        _ = try server.received()
        #expect(server.stop() == 0)
    }
}

/// A manual clock in milliseconds since 1970.
private final class TestClock: Sendable {
    private let milliseconds: Atomic<Int64>

    init(_ start: Int64) { milliseconds = Atomic(start) }

    var value: Int64 { milliseconds.load(ordering: .relaxed) }

    func move(seconds: Int64) { milliseconds.add(seconds * 1_000, ordering: .relaxed) }
}
