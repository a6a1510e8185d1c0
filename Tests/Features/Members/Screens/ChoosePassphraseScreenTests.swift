import AccountsModel
import App
import HTML
import HomeModel
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

/// The first sign-in of a member whose passphrase somebody else set.
struct ChoosePassphraseScreenTests {
    private let own = "nine blue lanterns"

    private func fields(_ new: String, _ again: String? = nil) -> [(String, String)] {
        [("new-passphrase", new), ("new-passphrase-again", again ?? new)]
    }

    @Test(arguments: [Role.owner, .member, .viewer])
    func everyScreenLeadsToThePageUntilItIsDone(role: Role) async throws {
        let owner = try await Browser.signedIn()
        let browser = try await owner.firstSignIn(as: role)
        for route in FeatureList.standard.routes.samples where !route.isGuest {
            let screen = Screen(try await browser.environment())
            let status = await screen.open(Link(route))
            if route == .auth(.passphrase) {
                #expect(status == .found && screen.html.contains("Choose your passphrase"))
                continue
            }
            guard case .moved(let link) = status else {
                Issue.record("\(route) is open: \(status)")
                continue
            }
            #expect(link.route == .auth(.passphrase), "\(route)")
        }
    }

    @Test func thePageStandsAloneAndSignsOut() async throws {
        let browser = try await Browser.signedIn().firstSignIn(as: .viewer)
        let page = try await browser.open("/accounts")
        #expect(page.misuses == [])
        for bar in ["tab-bar\"", "side-bar\"", "navigation-bar"] { #expect(!page.html.contains(bar), "\(bar)") }
        #expect(page.html.contains("<form id=\"sign-out\" method=\"post\" action=\"/auth/logout\">"))
        #expect(page.html.contains("form=\"sign-out\""))
        // It asks for no live updates, which are refused.
        #expect(!page.html.contains("data-state"))
    }

    @Test(arguments: [Role.owner, .viewer])
    func whatWasAskedForIsOpenedAfterwards(role: Role) async throws {
        let browser = try await Browser.signedIn().firstSignIn(as: role)
        let asked = Link(.accounts(.list), query: [QueryItem("sort", "balance")])
        let screen = Screen(try await browser.environment())
        guard case .moved(let step) = await screen.open(asked) else { return #expect(Bool(false)) }
        let (outcome, _) = try await browser.press("set-passphrase", on: step.path, fields: fields(own))
        #expect(outcome == .moved(asked, notice: Notice("Passphrase changed")))
        #expect(try await browser.open(asked.path).status == .found)
        // It is not asked for again, and the page leads on.
        #expect(try await browser.open("/auth/passphrase?next=%2Fsearch").html.contains("Search"))
    }

    @Test func whatIsWrongIsSaidBesideItsFieldAndNothingIsTypedForEverybody() async throws {
        let browser = try await Browser.signedIn().firstSignIn(as: .member)
        let path = "/auth/passphrase"
        var (outcome, screen) = try await browser.press("set-passphrase", on: path, fields: fields(own, "other"))
        #expect(outcome == .invalid && screen.html.contains("The two passphrases are not the same"))
        (outcome, screen) = try await browser.press("set-passphrase", on: path, fields: fields(Browser.givenPassphrase))
        #expect(outcome == .invalid && screen.html.contains("This is the passphrase you have now; choose another"))
        (outcome, screen) = try await browser.press("set-passphrase", on: path, fields: fields("Password1234"))
        #expect(outcome == .invalid && screen.html.contains("it is made of common passwords or names"))
        #expect(!screen.html.contains("Password1234"))
        #expect(try await browser.open("/").html.contains("Choose your passphrase"))
    }

    @Test func afterTenMinutesTheOldOneIsAskedForToo() async throws {
        let browser = try await Browser.signedIn().firstSignIn(as: .member)
        browser.wait(minutes: 11)
        let path = "/auth/passphrase"
        #expect(try await browser.open(path).html.contains("Passphrase now"))
        let (missing, _) = try await browser.press("set-passphrase", on: path, fields: fields(own))
        #expect(missing == .invalid)
        let (wrong, _) = try await browser.press(
            "set-passphrase", on: path, fields: fields(own) + [("passphrase-now", "something else entirely")])
        #expect(wrong == .invalid)
        let (right, _) = try await browser.press(
            "set-passphrase", on: path, fields: fields(own) + [("passphrase-now", Browser.givenPassphrase)])
        #expect(right == .moved(Link(.home(.dashboard)), notice: Notice("Passphrase changed")))
    }

    @Test func signedOutThePageLeadsToSignIn() async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        let page = try await browser.open("/auth/passphrase?next=%2Faccounts")
        #expect(page.html.contains("Welcome back"))
        let (outcome, _) = try await browser.press(
            "sign-in", on: "/auth/login?next=%2Faccounts", fields: [("name", "ada"), ("passphrase", Browser.passphrase)])
        guard case .signedIn(_, Link(.accounts(.list))) = outcome else { return #expect(Bool(false), "\(outcome)") }
    }
}
