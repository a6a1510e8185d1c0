import App
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenTestSupport
import Services
import Testing

struct EditSavingsScreenTests {

    @Test func anotherBalanceIsBookedAsAnAdjustmentOfToday() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        let (outcome, _) = try await session.browser.press(
            "save", on: "/savings/\(account.id)/edit", fields: session.fields(of: account, ["balance": "5,250"]))
        #expect(outcome == .moved(Link(.savings(.detail(accountId: account.id.description))), notice: Notice("Saved")))
        let after = try await session.services.savings().fetchAccount(id: account.id)
        #expect(after.account.balance == session.money(5_250_00) && after.entries == 2)
    }

    @Test func bothValuesAreShownAndAskedForAndSavedAgainTheTypedOneStays() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        var edit = SavingsAccountEdit(account)
        edit.name = "Cottage"
        _ = try await session.services.savings().updateAccount(id: account.id, edit, revision: SavingsRevision(account))
        let (outcome, screen) = try await session.browser.press(
            "save", on: "/savings/\(account.id)/edit", fields: session.fields(of: account, ["account-name": "Castle"]))
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Somebody else changed this account") && screen.html.contains("Cottage"))
        #expect(screen.html.contains("value=\"Castle\""))
    }

    @Test func anAccountThatIsDeletedWhileItIsEditedIsSaidAndNothingIsLost() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        let path = "/savings/\(account.id)/edit"
        let typed = session.fields(of: account, ["account-name": "Cottage", "monthly-contribution": "75"])
        _ = try await session.services.savings().deleteAccount(id: account.id, withEntries: true)
        #expect(try await session.browser.open(path).status == .notFound)
        let (outcome, screen) = try await session.browser.press("save", on: path, fields: typed)
        #expect(outcome == .invalid)
        #expect(screen.html.contains("This account was deleted in the meantime") && screen.misuses == [])
        #expect(screen.html.contains("value=\"Cottage\"") && screen.html.contains("value=\"75\""))
        let again = try await session.browser.press("add-again", on: path, fields: typed)
        guard case .moved = again.outcome else {
            Issue.record("\(again.outcome)")
            return
        }
        let accounts = try await session.services.savings().fetchSavings().accounts
        #expect(accounts.map(\.name) == ["Cottage"] && accounts.first?.plan.contribution == session.money(75_00))
    }

    @Test func deletingAsksAndNamesWhatGoes() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        let path = "/savings/\(account.id)/edit"
        let asked = try await session.browser.press("delete-with-entries", on: path)
        #expect(asked.outcome == .asks && asked.screen.html.contains("Delete House with its 1 transaction?"))
        let (outcome, _) = try await session.browser.press("delete-with-entries", on: path, confirmed: true)
        guard case .moved(let link, let notice) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(link == Link(.savings(.dashboard)))
        _ = try await session.services.transactions().undo(try #require(notice?.undo.flatMap { ID<AuditRecord>($0) }))
        #expect(try await session.services.savings().fetchSavings().accounts.map(\.name) == ["House"])
    }

    @Test func theDashboardDeletesAfterAQuestion() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        let button = "\(account.id).delete"
        #expect(try await session.browser.press(button, on: "/savings").outcome == .unknownAction)
        #expect(try await session.browser.press(button, on: "/savings?edit=1").outcome == .asks)
        _ = try await session.browser.press(button, on: "/savings?edit=1", confirmed: true)
        #expect(try await session.services.savings().fetchSavings().accounts.isEmpty)
    }
}
