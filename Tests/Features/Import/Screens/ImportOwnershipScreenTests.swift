import App
import ImportModel
import MembersModel
import Models
import NotificationsModel
import ScreenTestSupport
import Services
import TestSupport
import Testing

/// Whom the account belongs to that an import makes, in the browser.
struct ImportOwnershipScreenTests {
    private let table = "Date,Description,Amount\n2026-03-02,Quarz,-12.50\n2026-03-03,Lummox,-8.00\n"

    /// Of the household of an owner, the member grace, who imports.
    private let ada: ImportSession
    private let grace: ImportSession
    private let member: ID<Member>

    init() async throws {
        ada = try await ImportSession.begin()
        grace = try await ada.seen(by: try await ada.browser.signedIn(as: .member))
        member = try await grace.browser.services().members().fetchProfile().id
    }

    /// The preview of the table in a new account, Purse, as it is shown after the choice of whose it is.
    private func preview(owner: String, sharing: AccountSharing) async throws -> String {
        let sent = try await grace.send(table, to: grace.anywhere)
        let asked = try await grace.follow("show-preview", on: sent, fields: [("file0.account", "new")])
        return try await grace.follow(
            "show-preview", on: asked,
            fields: [("file0.0-0.name", "Purse"), ("file0.0-0.owner", owner), ("file0.0-0.sharing", sharing.rawValue)])
    }

    private func purse(of session: ImportSession) async throws -> Account? {
        try await session.browser.services().accounts().fetchAccounts(includingArchived: false).map(\.account).first { $0.name == "Purse" }
    }

    /// What the owner was told of imports.
    private func told() async throws -> [NotificationContent] {
        try await ada.browser.services().notifications().fetchNotifications(after: nil, limit: 20).notifications.map(\.content)
            .filter { $0.kind == .entriesImported }
    }

    @Test func aMemberImportsIntoANewPrivateAccountAndNobodyElseIsTold() async throws {
        let chosen = try await preview(owner: member.description, sharing: .private)
        // The choice is kept with the upload, and asked as where an account is added.
        let screen = try await grace.browser.open(chosen)
        let form = try FormReading(screen.html, button: "commit")
        #expect(form["file0.0-0.owner"] == member.description && form["file0.0-0.sharing"] == "private")
        #expect(screen.html.contains("Belongs to") && screen.html.contains("Others see") && screen.misuses == [])
        let done = try await grace.follow("commit", on: chosen)
        let account = try #require(try await purse(of: grace))
        #expect(account.owner == member && account.sharing == .private && !account.isDefault)
        #expect(try await grace.entries(account).count == 2)
        // For the owner there is neither the account nor the import.
        #expect(try await purse(of: ada) == nil)
        #expect(try await !ada.browser.open("/accounts").html.contains("Purse"))
        #expect(try await told() == [])
        #expect(try await ada.browser.services().statements().fetchImports(limit: 5).isEmpty)
        #expect(try await ada.browser.open(done).status == .notFound)
        #expect(try await !ada.browser.open("/transactions").html.contains("Quarz"))
        try await ada.home.expectClean("after the import")
        // It goes with its import.
        _ = try await grace.browser.press("undo-import", on: done, confirmed: true)
        #expect(try await purse(of: grace) == nil)
        try await ada.home.expectClean("after its undo")
    }

    @Test func ofAnAccountThatIsSharedByItsBalanceOthersSeeTheBalance() async throws {
        _ = try await grace.follow("commit", on: try await preview(owner: member.description, sharing: .balance))
        let account = try #require(try await purse(of: ada))
        #expect(account.owner == member && account.sharing == .balance)
        #expect(try await told() == [])
        #expect(try await !ada.browser.open("/transactions").html.contains("Quarz"))
        try await ada.home.expectClean()
    }

    @Test func aNewAccountIsTheHouseholdsUnlessChosen() async throws {
        let sent = try await grace.send(table, to: grace.anywhere)
        let asked = try await grace.follow("show-preview", on: sent, fields: [("file0.account", "new")])
        let form = try FormReading(try await grace.browser.open(asked).html, button: "commit")
        #expect(form["file0.0-0.owner"] == "" && form["file0.0-0.sharing"] == "full")
        // What others see is asked only for a member's account.
        let named = try await preview(owner: "", sharing: .private)
        _ = try await grace.follow("commit", on: named)
        let account = try #require(try await purse(of: ada))
        #expect(account.owner == nil && account.sharing == .full)
        #expect(try await told().map(\.subject) == ["Purse"])
    }

    @Test func whatIsChosenWithImportIsShownFirst() async throws {
        let shown = try await preview(owner: "", sharing: .full)
        let fields = [("file0.0-0.owner", member.description), ("file0.0-0.sharing", "private")]
        let again = try await grace.follow("commit", on: shown, fields: fields)
        #expect(try await purse(of: grace) == nil)
        _ = try await grace.follow("commit", on: again)
        #expect(try await purse(of: grace)?.sharing == .private)
    }

    @Test func nobodyImportsIntoANewAccountOfAnotherMember() async throws {
        let other = try await ada.browser.services().members().fetchProfile().id
        let shown = try await preview(owner: "", sharing: .full)
        #expect(try await !grace.browser.open(shown).html.contains(other.description))
        _ = try await grace.press("commit", on: shown, fields: [("file0.0-0.owner", other.description)])
        #expect(try await purse(of: ada) == nil)
    }

    @Test func whoIsAloneIsNotAskedWhomANewAccountBelongsTo() async throws {
        let alone = try await ImportSession.begin()
        let sent = try await alone.send(table, to: alone.anywhere)
        let asked = try await alone.follow("show-preview", on: sent, fields: [("file0.account", "new")])
        let html = try await alone.browser.open(asked).html
        #expect(html.contains("Name of the new account") && !html.contains("Belongs to"))
    }
}
