import App
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

struct ProfileScreenTests {
    @Test func aViewerChangesTheOwnProfile() async throws {
        let viewer = try await Browser.signedIn().signedIn(as: .viewer)
        let profile = try await viewer.services().members().fetchProfile()
        let (outcome, _) = try await viewer.press(
            "save", on: "/more/profile",
            fields: [
                ("revision", String(profile.revision)), ("display-name", "Grace H."), ("sign-in-name", "grace"),
                ("numbers-and-days", "de-DE"),
            ])
        #expect(outcome == .moved(Link(.more(.menu)), notice: Notice("Saved")))
        let changed = try await viewer.services().members().fetchProfile()
        #expect(changed.displayName == "Grace H." && changed.locale == "de-DE")
    }

    @Test func aNameThatIsTakenIsSaidBesideItsField() async throws {
        let viewer = try await Browser.signedIn().signedIn(as: .viewer)
        let profile = try await viewer.services().members().fetchProfile()
        let (outcome, screen) = try await viewer.press(
            "save", on: "/more/profile",
            fields: [("revision", String(profile.revision)), ("display-name", "Grace"), ("sign-in-name", "ada")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("This sign-in name is taken"))
    }

    @Test func anotherSignInNameAsksForThePassphraseAndKeepsWhatWasTyped() async throws {
        let browser = try await Browser.signedIn()
        let path = "/more/profile"
        let revision = String(try await browser.services().members().fetchProfile().revision)
        let typed = [("revision", revision), ("display-name", "Ada L."), ("sign-in-name", "ada2"), ("numbers-and-days", "en-GB")]
        browser.wait(minutes: 11)
        let (asked, page) = try await browser.press("save", on: path, fields: typed)
        #expect(asked == .invalid)
        #expect(page.html.contains("Enter your passphrase to save.") && page.html.contains("value=\"Ada L.\""))
        // The question stands over the page.
        #expect(page.misuses == [] && page.html.contains("<dialog class=\"open-dialog\" open"))
        let again = typed + [("asks-passphrase", "1")]
        let (wrong, refused) = try await browser.press(
            "confirm-continue", on: path, fields: again + [("confirm-passphrase", "something else entirely")])
        #expect(wrong == .invalid && refused.html.contains("id=\"f-confirm-passphrase-error\">The passphrase is not right"))
        let (empty, unanswered) = try await browser.press("confirm-continue", on: path, fields: again + [("confirm-passphrase", "")])
        #expect(empty == .invalid && unanswered.html.contains("id=\"f-confirm-passphrase-error\">Enter your passphrase"))
        // Who does not answer has the form as it was sent.
        let (cancelled, form) = try await browser.press("confirm-cancel", on: path, fields: again + [("confirm-passphrase", "")])
        #expect(cancelled == .invalid && form.html.contains("value=\"Ada L.\"") && !form.html.contains("<dialog class=\"open-dialog\""))
        #expect(try await browser.services().members().fetchProfile().name == "ada")
        let (saved, _) = try await browser.press(
            "confirm-continue", on: path, fields: again + [("confirm-passphrase", Browser.passphrase)])
        #expect(saved == .moved(Link(.more(.menu)), notice: Notice("Saved")))
        #expect(try await browser.services().members().fetchProfile().name == "ada2")
        #expect(try await browser.open("/more/security").html.contains("Sign-in name changed"))
    }

    @Test func theRestOfTheProfileAsksForNothing() async throws {
        let browser = try await Browser.signedIn()
        browser.wait(minutes: 11)
        let (saved, _) = try await browser.press(
            "save", on: "/more/profile",
            fields: [("revision", "1"), ("display-name", "Ada L."), ("sign-in-name", "ada"), ("numbers-and-days", "en-GB")])
        #expect(saved == .moved(Link(.more(.menu)), notice: Notice("Saved")))
    }
}
