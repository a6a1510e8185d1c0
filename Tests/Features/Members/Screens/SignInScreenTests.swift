import AccountsModel
import App
import HomeModel
import Installation
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import ServiceKit
import Services
import Testing

struct SignInScreenTests {
    @Test func theFirstStartLeadsToSetupFromEverywhere() async throws {
        let browser = try Browser.atFirstStart()
        for path in ["/", "/accounts/acc_1", "/auth/login", "/more/about"] {
            #expect(try await browser.open(path).html.contains("Set up your household"))
        }
    }

    @Test func settingUpSignsTheOwnerIn() async throws {
        let browser = try Browser.atFirstStart()
        let (outcome, _) = try await browser.press(
            "create-household", on: "/auth/setup",
            fields: [
                ("name", "ada"), ("passphrase", Browser.passphrase), ("passphrase-again", Browser.passphrase),
                ("household-name", "Harbour Street"), ("currency", "EUR"), ("time-zone", "Europe/Paris"),
            ])
        guard case .signedIn(_, let next) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(next == Link(.home(.dashboard)))
        let context = try await browser.services().context
        #expect(context.household.name == "Harbour Street")
        #expect(context.household.timeZone == "Europe/Paris")
        #expect(context.member.role == .owner)
    }

    @Test func whatIsWrongWithASetupIsSaidBesideTheFieldAndNothingIsMade() async throws {
        let browser = try Browser.atFirstStart()
        let (outcome, screen) = try await browser.press(
            "create-household", on: "/auth/setup",
            fields: [("name", " "), ("passphrase", "a"), ("passphrase-again", "b"), ("household-name", "Harbour Street")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("The two passphrases are not the same"))
        #expect(screen.html.contains("Enter the name that you will sign in with"))
        #expect(screen.html.contains("value=\"Harbour Street\""))
        #expect(try await browser.installation.auth.needsSetup())
    }

    @Test func setupBeginsWithWhatTheBrowserAsksFor() async throws {
        let browser = try Browser.atFirstStart()
        browser.languages = "de-CH,de;q=0.9"
        let html = try await browser.open("/auth/setup").html
        #expect(html.contains("<option value=\"CHF\" selected>"))
        #expect(html.contains("<option value=\"de-CH\" selected>"))
        // The machine's time zone, until the script says the browser's.
        #expect(html.contains("<option value=\"UTC\" selected>") && html.contains("data-zone"))
    }

    @Test func aSetupWithoutFieldsOfTheBrowserIsDoneWithWhatItAsksFor() async throws {
        let browser = try Browser.atFirstStart()
        browser.languages = "en-GB"
        _ = try await browser.press(
            "create-household", on: "/auth/setup",
            fields: [
                ("name", "ada"), ("passphrase", Browser.passphrase), ("passphrase-again", Browser.passphrase),
                ("household-name", "Harbour Street"),
            ])
        let context = try await browser.services().context
        #expect(context.household.currency.code == "GBP" && context.locale.tag == "en-GB")
    }

    @Test func aHouseholdOfTheCommandLineInUTCIsFinished() async throws {
        let browser = try Browser.atFirstStart()
        let euro = try #require(Currency(code: "EUR"))
        _ = try await browser.installation.ownerContainer(
            defaults: HouseholdDefaults(name: "Household", currency: euro, timeZone: "Etc/UTC"))
        let html = try await browser.open("/auth/setup").html
        #expect(html.contains("<option value=\"UTC\" selected>") && html.contains("data-zone") && !html.contains("Choose…"))
        let (outcome, _) = try await browser.press(
            "create-household", on: "/auth/setup",
            fields: [
                ("name", "ada"), ("passphrase", Browser.passphrase), ("passphrase-again", Browser.passphrase),
                ("household-name", "Harbour Street"), ("currency", "EUR"), ("time-zone", "UTC"),
            ])
        guard case .signedIn = outcome else { return #expect(Bool(false), "\(outcome)") }
    }

    @Test func aPassphraseThatIsRefusedSaysSoBesideItselfAndNothingElse() async throws {
        let browser = try Browser.atFirstStart()
        let (outcome, screen) = try await browser.press(
            "create-household", on: "/auth/setup",
            fields: [("name", "ada"), ("passphrase", "short"), ("passphrase-again", "short"), ("household-name", "Harbour Street")])
        #expect(outcome == .invalid)
        #expect(screen.html.components(of: "class=\"field-error\"").count == 1)
        #expect(screen.html.contains("id=\"f-passphrase-error\"") && screen.html.contains("A passphrase has at least 12 characters"))
        // What was chosen is not replaced by the browser's.
        #expect(!screen.html.contains("data-zone"))
    }

    @Test func signingInLeadsToTheLinkThatWasAskedFor() async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        let login = try await browser.open("/accounts?sort=balance")
        #expect(login.html.contains("Welcome back"))
        let (outcome, _) = try await browser.press(
            "sign-in", on: "/auth/login?next=%2Faccounts%3Fsort%3Dbalance", fields: [("name", "ada"), ("passphrase", Browser.passphrase)])
        guard case .signedIn(_, let next) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(next == Link(.accounts(.list), query: [QueryItem("sort", "balance")]))
    }

    @Test(arguments: ["https%3A%2F%2Fevil.example", "%2F%2Fevil.example", "javascript%3Aalert(1)", "%2Fauth%2Flogin", "%2Fnowhere"])
    func signInNeverLeadsOutOfTheApp(next: String) async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        let (outcome, _) = try await browser.press(
            "sign-in", on: "/auth/login?next=\(next)", fields: [("name", "ada"), ("passphrase", Browser.passphrase)])
        guard case .signedIn(_, let link) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(link == Link(.home(.dashboard)))
    }

    @Test func aWrongPassphraseAndAnUnknownNameReadTheSame() async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        var pages: [String] = []
        for name in ["ada", "nobody"] {
            let (outcome, screen) = try await browser.press(
                "sign-in", on: "/auth/login", fields: [("name", name), ("passphrase", "something else entirely")])
            #expect(outcome == .invalid)
            pages.append(screen.html.replacing("value=\"\(name)\"", with: "").replacing(/challenge&quot;:&quot;[^&]*/, with: ""))
            #expect(!screen.html.contains("something else entirely"))
        }
        #expect(pages[0] == pages[1])
    }

    @Test func theCodePageWithoutAPassphraseLeadsBackToSignIn() async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        #expect(try await browser.open("/auth/code").html.contains("Welcome back"))
    }
}
