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
        #expect(page.html.contains("Enter your passphrase, then save again") && page.html.contains("value=\"Ada L.\""))
        #expect(page.misuses == [])
        let again = typed + [("asks-passphrase", "1")]
        let (wrong, _) = try await browser.press("save", on: path, fields: again + [("confirm-passphrase", "something else entirely")])
        #expect(wrong == .invalid)
        let (empty, _) = try await browser.press("save", on: path, fields: again + [("confirm-passphrase", "")])
        #expect(empty == .invalid)
        #expect(try await browser.services().members().fetchProfile().name == "ada")
        let (saved, _) = try await browser.press("save", on: path, fields: again + [("confirm-passphrase", Browser.passphrase)])
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
