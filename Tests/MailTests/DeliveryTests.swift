import Installation
import Mail
import Models
import NotificationsModel
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing

/// Tests the delivery of notifications to a mail server, from an installation with a manual clock.
@Suite(.enabled(if: TestMailServer.isInstalled, "aiosmtpd is not installed")) struct DeliveryTests {

    /// An installation with the owner tamara, who has an e-mail address.
    private func installation(_ url: String) async throws -> (installation: TestInstallation, services: any NotificationServiceProtocol) {
        let server = try SMTPServer(url: url, sender: "coffer@example.net", certificates: nil)
        let installation = try TestInstallation(
            mail: try SMTPTransport(server), site: "https://coffer.example.org", paths: { "/\($0)" })
        let services = try await installation.container(try await installation.setUp()).notifications()
        var settings = try await services.fetchSettings()
        settings.email = "tamara@example.org"
        _ = try await services.updateSettings(settings)
        return (installation, services)
    }

    @Test func aMessageIsDeliveredOnceAfterAnOutage() async throws {
        let first = try await TestMailServer()
        let port = first.port
        first.stop()
        let (installation, services) = try await installation("smtp://localhost:\(port)")
        try await services.sendTest()
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
        let (installation, services) = try await installation(server.url)
        try await services.sendTest()
        for _ in 0..<5 {
            try await installation.live.deliverMail()
            installation.clock.move(seconds: 86_400)
        }
        _ = try server.received()
        #expect(server.stop() == 0)
    }
}
