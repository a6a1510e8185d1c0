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

struct HouseholdScreenTests {
    @Test func anOwnerChangesTheHousehold() async throws {
        let browser = try await Browser.signedIn()
        let (outcome, _) = try await browser.press(
            "save", on: "/more/household",
            fields: [
                ("household-name", "Mill Lane"), ("currency", "CHF"), ("time-zone", "Europe/Zurich"), ("minutes-until-sign-out", "60"),
                ("first-day-of-the-week", "7"), ("first-day-of-the-month", "25"),
            ])
        #expect(outcome == .stayed(notice: Notice("Saved")))
        let household = try await browser.services().household().fetchHousehold()
        #expect(household.name == "Mill Lane" && household.currency.code == "CHF" && household.timeZone == "Europe/Zurich")
        #expect(household.idleMinutes == 60 && household.firstWeekday == 7 && household.firstMonthDay == 25)
    }

    @Test func onlyAnOwnerChangesTheHouseholdAndLocksMembersOut() async throws {
        let browser = try await Browser.signedIn()
        let member = try await browser.signedIn(as: .member)
        // The one button is that of the side bar's menu, which hides amounts.
        #expect(try await member.open("/more/household").html.components(of: "name=\"_action\" value=\"", upTo: "\"") == ["amounts"])
        let id = try await member.services().members().fetchProfile().id
        _ = try await browser.press("\(id).disable", on: "/more/household", confirmed: true)
        #expect(try await browser.installation.auth.session(try #require(member.token), isUse: false) == nil)
    }

    @Test func aViewerSignsOut() async throws {
        let viewer = try await Browser.signedIn().signedIn(as: .viewer)
        #expect(try await viewer.press("sign-out", on: "/more").outcome == .signedOut)
    }

    @Test func theBooksAreAddedUpWhenThatIsAskedFor() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_50, on: "Rewe", from: account)
        let plain = try await browser.open("/more/about").html
        #expect(plain.contains("Check the books") && !plain.contains("Everything agrees"))
        let checked = try await browser.open("/more/about?check=1").html
        #expect(checked.contains("Everything agrees") && checked.contains("1 transaction was added up."))
        #expect(checked.contains("MIT"))
    }

    @Test func helpSaysHowToImportAndHowToGoBackToABackup() async throws {
        let html = try await Browser.signedIn().open("/more/help").html
        #expect(html.contains("href=\"/accounts/any/import\""))
        #expect(html.contains("coffer restore BACKUP"))
    }

    @Test func twoWhoEditTheHouseholdAreToldAndAsked() async throws {
        let browser = try await Browser.signedIn()
        let service = try await browser.services().household()
        let version = try await service.fetchHousehold().version
        var changed = try await service.fetchHousehold()
        changed.name = "Mill Lane"
        _ = try await service.updateHousehold(changed)
        let (outcome, screen) = try await browser.press(
            "save", on: "/more/household", fields: [("revision", version), ("household-name", "Quay")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Somebody else changed the household") && screen.html.contains("Mill Lane"))
        #expect(screen.html.contains("value=\"Quay\""))
        #expect(try await service.fetchHousehold().name == "Mill Lane")
        let shown = try #require(screen.html.components(of: "name=\"revision\" value=\"", upTo: "\"").first)
        _ = try await browser.press("save", on: "/more/household", fields: [("revision", shown), ("household-name", "Quay")])
        #expect(try await service.fetchHousehold().name == "Quay")
    }

    @Test func lockingOutAsksForThePassphraseAgainAfterAWhile() async throws {
        let browser = try await Browser.signedIn()
        let member = try await browser.signedIn(as: .member)
        let id = try await member.services().members().fetchProfile().id
        browser.wait(minutes: 11)
        let (asked, _) = try await browser.press("\(id).disable", on: "/more/household", confirmed: true)
        guard case .moved(let link, nil) = asked else { return #expect(Bool(false), "\(asked)") }
        #expect(try await browser.open(link.path).html.contains("Confirm that it is you"))
        #expect(try await browser.press("confirm", on: link.path, fields: [("passphrase", "wrong")]).outcome == .invalid)
        #expect(try await browser.services().members().fetchMembers().first { $0.id == id }?.isDisabled == false)
        _ = try await browser.press("confirm", on: link.path, fields: [("passphrase", Browser.passphrase)])
        #expect(try await browser.services().members().fetchMembers().first { $0.id == id }?.isDisabled == true)
    }
}
