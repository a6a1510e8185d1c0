import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import Services
import Testing

@testable import Server

/// Tests that the data page follows the confirmation of the passphrase, and is not served from the browser's cache.
struct ConfirmedPageTests {
    @Test func theBackupIsOfferedForTenMinutesAfterConfirmation() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let before = try await browser.get("/more/data")
            #expect(before.headers[.eTag] == nil && before.text.contains("/files/backup"))
            #expect(try await browser.get("/more").headers[.eTag] != nil)
            server.advanceClock(minutes: 11)
            let state = try #require(try await browser.get("/more").headers[.eTag])
            let late = try await browser.get("/more/data", [.ifNoneMatch: state])
            #expect(late.status == .ok && !late.text.contains("/files/backup"))
            let token = try #require(late.formToken)
            _ = try await browser.post("/more/data", [("_token", token), ("passphrase", TestServer.passphrase), ("_action", "confirm")])
            #expect(try await browser.get("/more/data", [.ifNoneMatch: state]).text.contains("/files/backup"))
        }
    }
}
