import App
import HTML
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing

/// Passkeys on the screens, with an authenticator in the place of the browser's script.
struct PasskeyScreenTests {
    private let path = "/more/security"
    private let site = SoftwareAuthenticator.site

    /// What the script would give the browser: the options of the first button that needs a passkey.
    private func request(in html: String) throws -> PasskeyRequest {
        let options = try #require(html.components(of: "data-options=\"", upTo: "\"").first, "nothing asks for a passkey")
        return PasskeyRequest(options: options.replacing("&quot;", with: "\"").replacing("&amp;", with: "&"))
    }

    private func asksForPasskey(_ html: String) -> Bool { html.contains("data-passkey=\"") }

    // MARK: - The security screen

    @Test func aPasskeyIsAddedRenamedAndRemoved() async throws {
        let browser = try await Browser.signedIn()
        let (shown, form) = try await browser.press("add-passkey", on: path)
        #expect(shown == .shows && form.html.contains("data-passkey=\"create\"") && form.misuses == [])
        #expect(form.html.contains("name=\"adds-passkey\" value=\"1\"") && form.html.contains("value=\"Unknown browser\""))
        var authenticator = try SoftwareAuthenticator()
        let answer = try authenticator.make(try request(in: form.html), at: site).text
        let fields = [("adds-passkey", "1"), ("passkey-name", "Phone"), ("save-passkey-answer", answer)]
        #expect(try await browser.press("save-passkey", on: path, fields: fields).outcome == .stayed(notice: Notice("\("Phone") added")))
        let list = try await browser.open(path).html
        for words in ["Phone", "Not used yet", "This device only", "Passkey added"] { #expect(list.contains(words), "\(words)") }

        let id = try #require(try await browser.services().passkeys().fetchPasskeys().first).id
        let renaming = path + "?passkey=\(id)"
        let dialog = try await browser.open(renaming)
        #expect(dialog.html.contains("value=\"Phone\"") && dialog.misuses == [])
        let (empty, page) = try await browser.press("rename-passkey", on: renaming, fields: [("passkey-name", " ")])
        #expect(empty == .invalid && page.html.contains("Give the passkey a name"))
        let (renamed, _) = try await browser.press("rename-passkey", on: renaming, fields: [("passkey-name", "Old phone")])
        #expect(renamed == .moved(Link(.members(.security)), notice: Notice("Saved")))
        #expect(try await browser.open(path).html.contains("Old phone"))

        #expect(try await browser.press("\(id).remove-passkey", on: path).outcome == .asks)
        let (removed, _) = try await browser.press("\(id).remove-passkey", on: path, confirmed: true)
        #expect(removed == .stayed(notice: Notice("\("Old phone") removed")))
        #expect(try await browser.services().passkeys().fetchPasskeys() == [])
    }

    @Test func addingAndRemovingAskWhoItIsAndThenGoOn() async throws {
        let browser = try await Browser.signedIn()
        browser.wait(minutes: 11)
        let adding = Link(.members(.security), query: [QueryItem("step", "add-passkey")])
        #expect(try await browser.press("add-passkey", on: path).outcome == .moved(adding, notice: nil))
        #expect(!asksForPasskey(try await browser.open(adding.path).html))
        let (shown, form) = try await browser.press("continue", on: adding.path, fields: [("passphrase", Browser.passphrase)])
        #expect(shown == .shows && form.html.contains("data-passkey=\"create\"") && form.misuses == [])
        var authenticator = try await SoftwareAuthenticator.added(by: try await browser.services())

        browser.wait(minutes: 11)
        let id = try #require(try await browser.services().passkeys().fetchPasskeys().first).id
        let removing = Link(.members(.security), query: [QueryItem("step", "remove-passkey"), QueryItem("passkey", "\(id)")])
        #expect(try await browser.press("\(id).remove-passkey", on: path, confirmed: true).outcome == .moved(removing, notice: nil))
        // Now that there is one, a passkey answers as well.
        let asked = try await browser.open(removing.path)
        #expect(asked.html.contains("data-passkey=\"get\"") && asked.misuses == [])
        let answer = try authenticator.use(try request(in: asked.html), at: site).text
        let (removed, _) = try await browser.press(
            "continue-passkey", on: removing.path, fields: [("passphrase", ""), ("continue-passkey-answer", answer)])
        #expect(removed == .moved(Link(.members(.security)), notice: Notice("\("Phone") removed")))
    }

    @Test func aRefusedPasskeyIsSaidAndTheFormStaysWithAnotherChallenge() async throws {
        let browser = try await Browser.signedIn()
        let form = try await browser.press("add-passkey", on: path).screen
        let first = try request(in: form.html)
        var authenticator = try SoftwareAuthenticator()
        authenticator.conduct.verifies = false
        let answer = try authenticator.make(first, at: site).text
        let fields = [("adds-passkey", "1"), ("passkey-name", "Phone"), ("save-passkey-answer", answer)]
        let (outcome, page) = try await browser.press("save-passkey", on: path, fields: fields)
        #expect(outcome == .shows && page.html.contains("This passkey was not accepted") && page.html.contains("value=\"Phone\""))
        #expect(try request(in: page.html) != first)
        #expect(try await browser.services().passkeys().fetchPasskeys() == [])
    }

    @Test func oneTooManyIsSaidOnThePage() async throws {
        let browser = try await Browser.signedIn()
        let form = try await browser.press("add-passkey", on: path).screen
        var authenticator = try SoftwareAuthenticator()
        let answer = try authenticator.make(try request(in: form.html), at: site).text
        let services = try await browser.services()
        for number in 1...Passkey.limit { _ = try await SoftwareAuthenticator.added(by: services, name: "Key \(number)") }
        let fields = [("adds-passkey", "1"), ("passkey-name", "Phone"), ("save-passkey-answer", answer)]
        let (outcome, _) = try await browser.press("save-passkey", on: path, fields: fields)
        #expect(outcome == .stayed(notice: Notice("Remove a passkey before you add another one")))
    }

    @Test func whatWaitedToBeRemovedIsNotRenamed() async throws {
        let browser = try await Browser.signedIn()
        _ = try await SoftwareAuthenticator.added(by: try await browser.services())
        let id = try #require(try await browser.services().passkeys().fetchPasskeys().first).id
        #expect(try await browser.open(path + "?passkey=\(id)").html.contains("Rename the passkey"))
        // The session was confirmed meanwhile, so nothing waits.
        #expect(try await !browser.open(path + "?step=remove-passkey&passkey=\(id)").html.contains("Rename the passkey"))
    }

    // MARK: - Signing in

    @Test func thePagesOfSignInTakeAPasskey() async throws {
        let browser = try await Browser.signedIn()
        var authenticator = try await SoftwareAuthenticator.added(by: try await browser.services())
        browser.token = nil
        for page in ["/auth/login", "/auth/passkey"] {
            let html = try await browser.open(page).html
            // Without the script there is no button.
            #expect(html.contains("Use another way.\" hidden>") && asksForPasskey(html))
            let answer = try authenticator.use(try request(in: html), at: site).text
            let (outcome, _) = try await browser.press("passkey", on: page + "?next=/cards", fields: [("passkey-answer", answer)])
            guard case .signedIn(_, let next) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
            #expect(next.path == "/cards")
            browser.token = nil
            let (refused, again) = try await browser.press("passkey", on: page, fields: [("passkey-answer", answer)])
            #expect(refused == .invalid && again.html.contains("This passkey was not accepted"))
            #expect(again.misuses == [])
        }
    }

    @Test func thePassphraseIsAlwaysOffered() async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        let login = try await browser.open("/auth/login").html
        #expect(login.contains("type=\"password\"") && login.contains("href=\"/auth/passkey\""))
        #expect(try await browser.open("/auth/passkey").html.contains("Sign in with your passphrase"))
    }

    @Test func theSecondStepTakesAPasskeyOfWhoHasOne() async throws {
        let browser = try await Browser.signedIn()
        let installation = browser.installation
        let services = try await browser.services()
        let setup = try await services.security().enableCodes()
        _ = try await services.security().confirmCodes(try AuthenticatorCode.make(setup.secret, at: browser.now))
        browser.token = nil
        let sign = [("name", "ada"), ("passphrase", Browser.passphrase)]
        _ = try await browser.press("sign-in", on: "/auth/login", fields: sign)
        #expect(!asksForPasskey(try await browser.open("/auth/code").html))
        var authenticator = try await SoftwareAuthenticator.added(by: services)
        let step = try await browser.open("/auth/code")
        #expect(step.misuses == [])
        let answer = try authenticator.use(try request(in: step.html), at: site).text
        let (outcome, _) = try await browser.press("passkey", on: "/auth/code", fields: [("code", ""), ("passkey-answer", answer)])
        guard case .signedIn(let token, _) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(try await installation.auth.session(token, isUse: false)?.profile.name == "ada")
    }

    // MARK: - Confirming

    @Test func theQuestionOfAFormTakesAPasskeyAndKeepsItsFields() async throws {
        let browser = try await Browser.signedIn()
        var authenticator = try await SoftwareAuthenticator.added(by: try await browser.services())
        browser.wait(minutes: 11)
        let profile = try FormReading(try await browser.open("/more/profile").html, button: "save")
        let fields = profile.with("sign-in-name", "ada2")
        let (asked, page) = try await browser.press("save", on: "/more/profile", fields: fields)
        #expect(asked == .invalid && page.html.contains("value=\"ada2\"") && page.misuses == [])
        let answer = try authenticator.use(try request(in: page.html), at: site).text
        let (outcome, _) = try await browser.press(
            "confirm-passkey", on: "/more/profile",
            fields: fields + [("asks-passphrase", "1"), ("confirm-passphrase", ""), ("confirm-passkey-answer", answer)])
        #expect(outcome != .invalid)
        #expect(try await browser.services().members().fetchProfile().name == "ada2")
    }

    @Test func whoHasNoPasskeyIsAskedForThePassphraseOnly() async throws {
        let browser = try await Browser.signedIn()
        browser.wait(minutes: 11)
        #expect(!asksForPasskey(try await browser.open(path + "?step=turn-on").html))
    }
}
