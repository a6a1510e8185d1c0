import Foundation
import TestTools
import Testing

@testable import Mail

/// Tests the transport with a local mail server.
@Suite(.enabled(if: TestMailServer.isInstalled, "aiosmtpd is not installed")) struct SMTPTransportTests {

    private func transport(_ url: String, certificates: String? = nil) throws -> SMTPTransport {
        try SMTPTransport(try SMTPServer(url: url, sender: "coffer@example.net", certificates: certificates))
    }

    @Test func aMessageArrivesOnceAndUnchanged() async throws {
        let server = try await TestMailServer()
        let body = "Grüße von Jürgen\n.\n..two dots\n\n" + String(repeating: "long line ", count: 200) + "\n日本語 €\n"
        try await transport(server.url).send(.sample(subject: "Überweisung fällig", body: body))
        let received = try server.received()
        #expect(received.sender == "coffer@example.net")
        #expect(received.recipients == ["ada@example.org"])
        #expect(received.head["Subject"] == "Überweisung fällig")
        #expect(received.head["From"] == "Coffer <coffer@example.net>")
        #expect(received.head["To"] == "ada@example.org")
        #expect(received.head["Date"] == "Sun, 15 Mar 2026 09:05:07 +0000")
        #expect(received.head["Message-ID"] == "<eml_0ABC@example.net>")
        #expect(received.body.replacing("\r\n", with: "\n") == body)
        #expect(received.defects == 0)
        #expect(!received.encrypted)
        #expect(server.stop() == 0)
    }

    @Test func anUntrustedCertificateIsRejected() async throws {
        let certificate = try TestCertificate()
        for (scheme, options) in [("smtp", []), ("smtps", ["--wrapped"])] as [(String, [String])] {
            let server = try await TestMailServer(
                arguments: ["--certificate", certificate.certificate, "--key", certificate.key] + options)
            let url = "\(scheme)://localhost:\(server.port)?tls=required"
            let rejected = await failure { try await transport(url).send(.sample()) }
            #expect(rejected == .configuration(.certificate), "\(scheme)")
            try await transport(url, certificates: certificate.certificate).send(.sample())
            #expect(try server.received().encrypted, "\(scheme)")
            #expect(server.stop() == 0)
        }
    }

    @Test func aCertificateOfAnotherHostIsRejected() async throws {
        let certificate = try TestCertificate()
        let server = try await TestMailServer(arguments: ["--certificate", certificate.certificate, "--key", certificate.key])
        let url = "smtp://127.0.0.1:\(server.port)?tls=required"
        #expect(
            await failure { try await transport(url, certificates: certificate.certificate).send(.sample()) }
                == .configuration(.certificate))
        #expect(server.stop() == 0)
    }

    @Test func aServerWithoutTLSGetsNoCredentials() async throws {
        let server = try await TestMailServer(arguments: ["--user", "ada", "--password", "secret"])
        let url = "smtp://ada:secret@localhost:\(server.port)?tls=required"
        #expect(await failure { try await transport(url).send(.sample()) } == .configuration(.noEncryption))
        #expect(server.stop() == 0)
    }

    @Test func authenticationUsesTheCredentials() async throws {
        let server = try await TestMailServer(arguments: ["--user", "ada@example.org", "--password", "p:ü% /"])
        let place = "localhost:\(server.port)"
        try await transport("smtp://ada%40example.org:p%3A%C3%BC%25%20%2F@\(place)").send(.sample())
        #expect(try server.received().user == "ada@example.org")
        #expect(await failure { try await transport("smtp://ada%40example.org:wrong@\(place)").send(.sample()) } == .configuration(.signIn))
        #expect(await failure { try await transport("smtp://\(place)").send(.sample()) } == .configuration(.signIn))
        #expect(server.stop() == 0)
    }

    @Test(arguments: [
        ("451", MailError.temporarilyRejected(451)), ("550", .rejected(550)), ("data-451", .temporarilyRejected(451)),
        ("data-554", .rejected(554)),
        ("cut", .uncertain),
    ])
    func theReplyDeterminesTheError(does: String, error: MailError) async throws {
        let server = try await TestMailServer(does, "ok")
        let transport = try transport(server.url)
        #expect(await failure { try await transport.send(.sample()) } == error)
        // The next message uses a new connection.
        try await transport.send(.sample())
    }

    @Test func aStoppedServerIsUnreachable() async throws {
        let server = try await TestMailServer()
        server.stop()
        #expect(await failure { try await transport(server.url).send(.sample()) } == .unreachable)
    }

    @Test func cancellationStopsBeforeTransmission() async throws {
        let server = try await TestMailServer("hang")
        let transport = try transport(server.url)
        let task = Task { await failure { try await transport.send(.sample()) } }
        try await server.waitForLine()
        task.cancel()
        #expect(await task.value == .unreachable)
    }

    @Test func aMissingCertificateFileIsReported() async throws {
        let url = "smtps://localhost:1"
        let error = await failure { try await transport(url, certificates: "/nowhere/ca.pem").send(.sample()) }
        #expect(error == .configuration(.certificateFile) || error == .unreachable)
    }
}
