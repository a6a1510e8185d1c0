import Mail
import Models
import Services
import Storage
import Synchronization
import Testing

@testable import LiveServices

/// From what a member is told to what a real mail server has: an installation over the database, the clock moved by hand.
@Suite(.enabled(if: MailServer.isInstalled, "aiosmtpd is not installed")) struct DeliveryTests {

    /// A household whose owner tamara has an address.
    private struct House {
        let installation: LiveInstallation
        let clock: MovedClock
        let services: any NotificationServiceProtocol

        init(_ url: String) async throws {
            let clock = MovedClock(1_800_000_000_000)
            self.clock = clock
            let server = try SMTPServer(url: url, sender: "coffer@example.net", certificates: nil)
            installation = try LiveInstallation(
                path: nil, clock: InstallationClock(now: { clock.value }),
                scrypt: ScryptParameters(rounds: 16, blockSize: 1, parallelism: 1),
                mail: try SMTPTransport(server), site: "https://coffer.example.org")
            let euro = try #require(Currency(code: "EUR"))
            let token = try await installation.auth.setUp(
                SetupDraft(
                    name: "tamara", passphrase: "seven grey herons", householdName: "Lindenhof", currency: euro, timeZone: "Europe/Berlin",
                    locale: "de-DE"), from: SignInOrigin(address: "127.0.0.1"))
            let session = try #require(try await installation.auth.session(token, isUse: false))
            services = installation.container(for: session).notifications()
            var settings = try await services.fetchSettings()
            settings.email = "tamara@example.org"
            _ = try await services.updateSettings(settings)
        }
    }

    @Test func whatAServerThatWasDownMissedArrivesOnceWhenItIsBack() async throws {
        let first = try await MailServer()
        let port = first.port
        first.stop()
        let house = try await House("smtp://localhost:\(port)")
        try await house.services.sendTest()
        try await house.installation.deliverMail()

        let server = try await MailServer("451", "ok", port: port)
        house.clock.move(seconds: 59)
        try await house.installation.deliverMail()
        // It is there again and has no time yet; then it takes the message.
        house.clock.move(seconds: 1)
        try await house.installation.deliverMail()
        house.clock.move(seconds: 5 * 60)
        try await house.installation.deliverMail()
        let received = try server.received()
        #expect(received.recipients == ["tamara@example.org"])
        #expect(received.head["Subject"] == "Test message")
        #expect(received.body.contains("https://coffer.example.org/more/notifications"))
        house.clock.move(seconds: 86_400)
        try await house.installation.deliverMail()
        #expect(server.stop() == 0)
    }

    @Test func aMessageWithoutAnAnswerIsNotSentAgain() async throws {
        let server = try await MailServer("cut")
        let house = try await House(server.url)
        try await house.services.sendTest()
        for _ in 0..<5 {
            try await house.installation.deliverMail()
            house.clock.move(seconds: 86_400)
        }
        _ = try server.received()
        #expect(server.stop() == 0)
    }
}

/// A clock that stands until it is moved, in milliseconds since 1970.
private final class MovedClock: Sendable {
    private let milliseconds: Atomic<Int64>

    init(_ start: Int64) { milliseconds = Atomic(start) }

    var value: Int64 { milliseconds.load(ordering: .relaxed) }

    func move(seconds: Int64) { milliseconds.add(seconds * 1_000, ordering: .relaxed) }
}
