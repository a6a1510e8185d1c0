import App
import HTML
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

struct SecurityScreenTests {
    private let path = "/more/security"

    // MARK: - Passphrase

    @Test func aNewPassphraseSignsInAndTheOldOneNoLonger() async throws {
        let browser = try await Browser.signedIn()
        let (outcome, _) = try await browser.press(
            "change-passphrase", on: path, fields: passphrases(Browser.passphrase, "amber window gravel"))
        #expect(outcome == .stayed(notice: Notice("Passphrase changed. You were signed out everywhere else")))
        browser.token = nil
        #expect(try await signIn(browser, "amber window gravel"))
        #expect(try await !signIn(browser, Browser.passphrase))
    }

    @Test func whatIsWrongWithAPassphraseStandsBesideItsField() async throws {
        let browser = try await Browser.signedIn()
        var (outcome, screen) = try await browser.press(
            "change-passphrase", on: path, fields: passphrases("something else entirely", "amber window gravel"))
        #expect(outcome == .invalid)
        #expect(screen.html.contains("id=\"f-passphrase-now-error\">The passphrase is not right"))
        (outcome, screen) = try await browser.press("change-passphrase", on: path, fields: passphrases(Browser.passphrase, "short"))
        #expect(outcome == .invalid)
        #expect(screen.html.contains("id=\"f-new-passphrase-error\">A passphrase has at least 12 characters"))
        #expect(!screen.html.contains(Browser.passphrase))
    }

    // MARK: - One-time codes

    @Test func codesAreTurnedOnWithTheFirstOneAndBackupCodesAreShownOnce() async throws {
        let browser = try await Browser.signedIn()
        let secret = try await turnOn(browser)
        let (outcome, screen) = try await browser.press(
            "confirm-code", on: path, fields: [("secret", secret), ("code", try code(secret, browser))])
        #expect(outcome == .shows)
        #expect(screen.html.contains("Your backup codes"))
        #expect(screen.html.components(of: "<li><code").count == 10)
        #expect(screen.misuses == [])
        let later = try await browser.open(path).html
        #expect(!later.contains("Your backup codes"))
        #expect(later.contains("10 backup codes are left."))
        #expect(try await browser.services().security().fetchStatus().hasCodes)
    }

    @Test func aWrongCodeIsSaidAndTheSecretStays() async throws {
        let browser = try await Browser.signedIn()
        let secret = try await turnOn(browser)
        let right = try code(secret, browser)
        let (outcome, screen) = try await browser.press(
            "confirm-code", on: path, fields: [("secret", secret), ("code", right == "000000" ? "111111" : "000000")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("The code is not right"))
        #expect(screen.html.contains(secret))
        #expect(try await !browser.services().security().fetchStatus().hasCodes)
    }

    @Test func theLinkToAnAuthenticatorIsNeverAnotherOne() async throws {
        let browser = try await Browser.signedIn()
        let secret = try await turnOn(browser)
        let (_, screen) = try await browser.press(
            "confirm-code", on: path, fields: [("secret", secret), ("uri", "javascript:alert(1)"), ("code", "")])
        #expect(!screen.html.contains("href=\"javascript"))
        #expect(!screen.html.contains("Open in an authenticator"))
    }

    // MARK: - The passphrase once more

    @Test func afterTenMinutesThePassphraseIsAskedForInPlaceAndThenItGoesOn() async throws {
        let browser = try await Browser.signedIn()
        browser.wait(minutes: 11)
        let (outcome, _) = try await browser.press("turn-on", on: path)
        let asking = Link(.members(.security), query: [QueryItem("step", "turn-on")])
        #expect(outcome == .moved(asking, notice: nil))
        let asked = try await browser.open(asking.path)
        // The question stands over the page.
        for part in ["<dialog class=\"open-dialog\" open", "Enter your passphrase to turn on one-time codes.", "Security log"] {
            #expect(asked.html.contains(part), "\(part)")
        }
        #expect(asked.misuses == [])
        let (wrong, page) = try await browser.press("continue", on: asking.path, fields: [("passphrase", "something else entirely")])
        #expect(wrong == .invalid)
        #expect(page.html.contains("The passphrase is not right"))
        let (right, screen) = try await browser.press("continue", on: asking.path, fields: [("passphrase", Browser.passphrase)])
        #expect(right == .shows)
        #expect(screen.html.contains("href=\"otpauth://totp/"))
        #expect(screen.html.contains("class=\"qr-code\""))
        #expect(screen.misuses == [])
    }

    @Test func aFirstCodeAfterTenMinutesKeepsTheSecretWhileThePassphraseIsAsked() async throws {
        let browser = try await Browser.signedIn()
        let secret = try await turnOn(browser)
        browser.wait(minutes: 11)
        let fields = [("secret", secret), ("code", try code(secret, browser))]
        let (asked, page) = try await browser.press("confirm-code", on: path, fields: fields)
        #expect(asked == .invalid && page.html.contains("<dialog class=\"open-dialog\" open") && page.html.contains(secret))
        #expect(page.misuses == [])
        let (done, screen) = try await browser.press(
            "confirm-continue", on: path,
            fields: fields + [("asks-passphrase", "1"), ("confirm-passphrase", Browser.passphrase)])
        #expect(done == .shows && screen.html.contains("Your backup codes"))
    }

    @Test func codesAreTurnedOffAfterAQuestion() async throws {
        let browser = try await Browser.signedIn()
        let secret = try await turnOn(browser)
        _ = try await browser.press("confirm-code", on: path, fields: [("secret", secret), ("code", try code(secret, browser))])
        #expect(try await browser.press("turn-off", on: path).outcome == .asks)
        #expect(try await browser.press("renew", on: path, confirmed: true).outcome == .shows)
        let (outcome, _) = try await browser.press("turn-off", on: path, confirmed: true)
        #expect(outcome == .stayed(notice: Notice("One-time codes are off")))
        #expect(try await !browser.services().security().fetchStatus().hasCodes)
    }

    // MARK: - Log and roles

    @Test func theLogSaysWhatHappenedToWhom() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.signedIn(as: .viewer)
        let html = try await browser.open(path).html
        for words in ["Household set up", "Signed in", "Member added", "grace · This device", "You see what all members did."] {
            #expect(html.contains(words), "\(words)")
        }
    }

    @Test func aViewerChangesTheOwnPassphrase() async throws {
        let viewer = try await Browser.signedIn().signedIn(as: .viewer)
        let (outcome, _) = try await viewer.press(
            "change-passphrase", on: path, fields: passphrases(Browser.passphrase, "amber window gravel"))
        guard case .stayed = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(try await signIn(viewer, "amber window gravel", name: "grace"))
    }

    // MARK: - Private

    private func passphrases(_ now: String, _ new: String) -> [(String, String)] {
        [("passphrase-now", now), ("new-passphrase", new), ("new-passphrase-again", new)]
    }

    private func signIn(_ browser: Browser, _ passphrase: String, name: String = "ada") async throws -> Bool {
        let origin = SignInOrigin(address: "127.0.0.1")
        do {
            _ = try await browser.installation.auth.signIn(name: name, passphrase: passphrase, from: origin)
            return true
        } catch ServiceError.rule {
            return false
        }
    }

    /// Presses *Turn on* and reads the secret from the page.
    private func turnOn(_ browser: Browser) async throws -> String {
        let (outcome, screen) = try await browser.press("turn-on", on: path)
        #expect(outcome == .shows)
        return try #require(screen.html.components(of: "<p class=\"code\">", upTo: "</p>").first)
    }

    /// The code of the secret at the browser's time.
    private func code(_ secret: String, _ browser: Browser) throws -> String { try AuthenticatorCode.make(secret, at: browser.now) }
}
