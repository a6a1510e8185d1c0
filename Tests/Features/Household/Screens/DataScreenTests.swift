import App
import HouseholdModel
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

struct DataScreenTests {
    private let path = "/more/data"

    @Test func anImportIsListedAndTakenBackAfterAQuestion() async throws {
        let browser = try await Browser.signedIn()
        let report = try await browser.importLines(["2026-03-02,Rewe,-12.50"])
        let id = try #require(report.id)
        let html = try await browser.open(path).html
        #expect(html.contains("march.csv"))
        #expect(html.contains("1 new transaction<"))
        #expect(try await browser.press("\(id).undo", on: path).outcome == .asks)
        let (outcome, _) = try await browser.press("\(id).undo", on: path, confirmed: true)
        #expect(outcome.english == .stayed(notice: Notice(.verbatim("Import undone: 1 transaction removed"))))
        let after = try await browser.open(path).html
        #expect(after.contains(">Undone<"))
        // What was imported is still said.
        #expect(after.contains("march.csv") && after.contains("1 new transaction<"))
        let receipt = try await browser.open("/accounts/any/import?done=\(id)").html
        #expect(receipt.contains("This import was undone") && !receipt.contains("undo-import"))
    }

    @Test func exportsAreOfTheChosenAccountAndDays() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        #expect(try await browser.open(path).html.contains("href=\"/files/export?to=beancount\""))
        let html = try await browser.open("\(path)?account=\(account.id)&from=2026-01-01&until=2026-03-31").html
        #expect(html.contains("href=\"/files/export?to=csv&amp;account=\(account.id)&amp;from=2026-01-01&amp;until=2026-03-31\""))
        #expect(try await browser.open("\(path)?from=nonsense").html.contains("Enter a day"))
    }

    @Test func theBackupAsksForThePassphraseWhenItWasGivenLongAgo() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open(path).html.contains("href=\"/files/backup\""))
        browser.wait(minutes: 11)
        #expect(try await !browser.open(path).html.contains("/files/backup"))
        let (wrong, _) = try await browser.press("confirm", on: path, fields: [("passphrase", "something else entirely")])
        #expect(wrong == .invalid)
        _ = try await browser.press("confirm", on: path, fields: [("passphrase", Browser.passphrase)])
        #expect(try await browser.open(path).html.contains("href=\"/files/backup\""))
    }

    @Test(arguments: [Role.owner, .member, .viewer])
    func exportsOfAllAccountsAskForThePassphraseAndOnesOfOneAccountDoNot(role: Role) async throws {
        let owner = try await Browser.signedIn()
        let account = try await owner.addAccount("Checking")
        let browser = role == .owner ? owner : try await owner.signedIn(as: role)
        #expect(try await browser.open(path).html.contains("href=\"/files/export?to=json\""))
        browser.wait(minutes: 11)
        let page = try await browser.open(path)
        #expect(!page.html.contains("/files/export") && page.html.contains("Confirm that it is you") && page.misuses == [])
        // What can be had is on the page before.
        for purpose in ["For spreadsheets", "All data, for other programs", "For other money programs", "Plain text accounting"] {
            #expect(page.html.contains(purpose))
        }
        #expect(try await browser.open("\(path)?account=\(account.id)").html.contains("/files/export?to=json&amp;account="))
        if role == .viewer {
            let step = Link(.members(.security), query: [QueryItem("step", "export")])
            #expect(page.html.contains("href=\"\(step.path)\""))
            let (outcome, _) = try await browser.press("continue", on: step.path, fields: [("passphrase", Browser.passphrase)])
            #expect(outcome == .moved(Link(.household(.data)), notice: nil))
        } else {
            _ = try await browser.press("confirm", on: path, fields: [("passphrase", Browser.passphrase)])
        }
        #expect(try await browser.open(path).html.contains("href=\"/files/export?to=json\""))
    }

    @Test(arguments: [Role.member, .viewer])
    func onlyAnOwnerTakesEverythingAway(role: Role) async throws {
        let html = try await Browser.signedIn().signedIn(as: role).open(path).html
        #expect(!html.contains("/files/backup"))
        #expect(html.contains("An owner can download a copy of everything."))
    }

    @Test func whereAccountsBelongToMembersThePageSaysWhatFilesHoldOfThem() async throws {
        let owner = try await Browser.signedIn()
        let member = try await owner.signedIn(as: .member)
        let sentences = (
            backup: "It also contains the private accounts of all members.",
            everything: "JSON of all accounts contains everything of the household, also the private accounts of all members.",
            own: "The files contain what you see."
        )
        let before = try await owner.open(path).html
        #expect(!before.contains(sentences.backup) && !before.contains(sentences.everything))
        let me = try await owner.services().members().fetchProfile().id
        _ = try await owner.services().accounts().addAccount(
            AccountDraft(name: "Hideaway", kind: .cash, currency: .euro, owner: me, sharing: .private))
        let html = try await owner.open(path).html
        #expect(html.contains(sentences.backup) && html.contains(sentences.everything) && !html.contains(sentences.own))
        let others = try await member.open(path).html
        #expect(others.contains(sentences.own) && !others.contains("private accounts"))
    }
}
