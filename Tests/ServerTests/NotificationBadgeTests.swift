import Installation
import MembersModel
import Models
import Services
import Testing

@testable import Server

/// Tests that the notification badge is updated on every open page, also on pages with a form.
struct NotificationBadgeTests {
    /// Signs Ada in from a new address, which creates a notification.
    private func createNotification(_ server: TestServer, from address: String = "198.51.100.7") async throws {
        _ = try await server.installation.auth.signIn(name: "ada", passphrase: TestServer.passphrase, from: SignInOrigin(address: address))
    }

    @Test(.timeLimit(.minutes(60))) func anOpenPageUpdatesTheBadge() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        for path in ["/", "/accounts/new"] {
            let page = try await TestLivePage(path, in: server, session: session, shown: nil)
            #expect(await page.next() == ":\n\n")
            try await createNotification(server, from: "203.0.113.\(path.count)")
            let patch = try #require(await page.next())
            #expect(patch.contains("event: patch\n") && patch.contains("data: side-notifications\n"), "\(path): \(patch)")
            #expect(patch.contains("class=\"badge\">\(path == "/" ? 1 : 2)<"), "\(path): \(patch)")
            #expect(!patch.contains("reload"))
        }
    }

    @Test(.timeLimit(.minutes(60))) func anOutdatedFormUpdatesTheBadgeAndKeepsItsInput() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await createNotification(server)
        let page = try await TestLivePage("/accounts/new", in: server, session: session, shown: "older")
        let patch = try #require(await page.next())
        #expect(patch.hasPrefix("event: patch\nid: test-") && patch.contains("data: side-notifications\n"), "\(patch)")
        #expect(patch.contains("class=\"badge\">1<"))
    }
}
