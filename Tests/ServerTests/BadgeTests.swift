import LiveServices
import Models
import Services
import Testing

@testable import Server

/// The badge of notifications follows on every open page, also around a form.
struct BadgeTests {
    /// Signs Ada in from somewhere else, of which she is told.
    private func tellSomething(_ house: ServerHouse, from address: String = "198.51.100.7") async throws {
        _ = try await house.installation.auth.signIn(name: "ada", passphrase: ServerHouse.passphrase, from: SignInOrigin(address: address))
    }

    @Test(.timeLimit(.minutes(10))) func anOpenPageCountsWhatIsTold() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        for path in ["/", "/accounts/new"] {
            let page = try await OpenPage(path, in: house, session: session, shown: nil)
            #expect(await page.next() == ":\n\n")
            try await tellSomething(house, from: "203.0.113.\(path.count)")
            let patch = try #require(await page.next())
            #expect(patch.contains("event: patch\n") && patch.contains("data: side-notifications\n"), "\(path): \(patch)")
            #expect(patch.contains("class=\"badge\">\(path == "/" ? 1 : 2)<"), "\(path): \(patch)")
            #expect(!patch.contains("reload"))
        }
    }

    @Test(.timeLimit(.minutes(10))) func aFormThatIsOlderGetsTheBadgeAndKeepsWhatIsTyped() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await tellSomething(house)
        let page = try await OpenPage("/accounts/new", in: house, session: session, shown: "older")
        let patch = try #require(await page.next())
        #expect(patch.hasPrefix("event: patch\nid: test-") && patch.contains("data: side-notifications\n"), "\(patch)")
        #expect(patch.contains("class=\"badge\">1<"))
    }
}
