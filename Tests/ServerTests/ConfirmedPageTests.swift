import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import Services
import Testing

@testable import Server

/// The page with the backup says whether the passphrase was given lately, and no copy of it in the browser says otherwise.
struct ConfirmedPageTests {
    @Test func theBackupIsOfferedForTenMinutesAndAgainAfterThePassphrase() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let before = try await visitor.get("/more/data")
            #expect(before.headers[.eTag] == nil && before.text.contains("/files/backup"))
            #expect(try await visitor.get("/more").headers[.eTag] != nil)
            house.wait(minutes: 11)
            let state = try #require(try await visitor.get("/more").headers[.eTag])
            let late = try await visitor.get("/more/data", [.ifNoneMatch: state])
            #expect(late.status == .ok && !late.text.contains("/files/backup"))
            let token = try #require(late.formToken)
            _ = try await visitor.post("/more/data", [("_token", token), ("passphrase", ServerHouse.passphrase), ("_action", "confirm")])
            #expect(try await visitor.get("/more/data", [.ifNoneMatch: state]).text.contains("/files/backup"))
        }
    }
}
