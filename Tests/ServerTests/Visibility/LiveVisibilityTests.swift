import Models
import Services
import Testing

@testable import Server

/// Open pages of a divided household when accounts become private, are shared again, or are not seen at all.
struct LiveVisibilityTests {
    private static let reload = "event: reload\ndata:\n\n"

    /// The owner ada and the member grace. An account of ada that is shared in full divides the household.
    private struct Household {
        let server: TestServer
        let ada: DependencyContainer
        let owner: ID<Member>
        let grace: String

        init() async throws {
            server = try TestServer()
            let session = try await server.setUp()
            ada = try await server.services(of: session)
            owner = try await server.session(session).profile.id
            grace = try await server.token(of: "grace", as: .member)
            _ = try await add("Nest", .full)
        }

        /// Adds an account of ada; without a sharing one of the household.
        func add(_ name: String, _ sharing: AccountSharing? = nil) async throws -> Account {
            let draft = AccountDraft(
                name: name, kind: .savings, currency: .euro, owner: sharing == nil ? nil : owner, sharing: sharing ?? .full)
            return try await ada.accounts().addAccount(draft).account
        }

        func share(_ account: Account, _ sharing: AccountSharing) async throws -> Account {
            try await ada.accounts().shareAccount(id: account.id, owner: owner, sharing: sharing, revision: account.revision)
        }

        func page(_ path: String) async throws -> TestLivePage {
            try await TestLivePage(path, in: server, session: grace, shown: nil)
        }
    }

    /// Filters of lists and fields of forms are in no live region.
    @Test(.timeLimit(.minutes(60)), arguments: ["/transactions", "/transfer/internal", "/accounts/new"])
    func aPageIsLoadedAgainWhenAnAccountIsNoLongerSeen(path: String) async throws {
        let household = try await Household()
        let purse = try await household.add("Purse")
        let page = try await household.page(path)
        #expect(await page.next() == ":\n\n")
        _ = try await household.share(purse, .private)
        #expect(await page.next() == Self.reload)
        #expect(await page.next() == nil)
    }

    @Test(.timeLimit(.minutes(60))) func aPageIsLoadedAgainWheneverMoreOrLessIsSeenOfAnAccount() async throws {
        let household = try await Household()
        var purse = try await household.add("Purse", .private)
        for sharing in [AccountSharing.balance, .full, .balance, .private] {
            let page = try await household.page("/transactions")
            #expect(await page.next() == ":\n\n")
            purse = try await household.share(purse, sharing)
            #expect(await page.next() == Self.reload, "\(sharing)")
        }
    }

    @Test(.timeLimit(.minutes(60))) func aPageIsToldNothingOfAnAccountThatIsNotSeen() async throws {
        let household = try await Household()
        var common = try await household.add("Purse")
        let page = try await household.page("/accounts")
        #expect(await page.next() == ":\n\n")
        let secret = try await household.add("Secret", .private)
        _ = try await household.ada.accounts().deleteAccount(id: secret.id, withEntries: true)
        common.name = "Wallet"
        _ = try await household.ada.accounts().updateAccount(common)
        let patch = try #require(await page.next())
        #expect(patch.hasPrefix("event: patch\n") && patch.contains("Wallet"))
    }
}
