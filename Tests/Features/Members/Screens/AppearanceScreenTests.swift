import App
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

struct AppearanceScreenTests {
    private let path = "/more/appearance"

    @Test func theChosenColoursAreThereAtOnce() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await !browser.open(path).html.contains("data-theme="))
        let (outcome, _) = try await browser.press("save", on: path, fields: [("colours", "dark"), ("show-amounts", "1")])
        #expect(outcome == .stayed(notice: Notice("Saved")))
        #expect(try await browser.open("/").html.contains("<html lang=\"en\" data-theme=\"dark\">"))
    }

    @Test func hiddenAmountsAreInNoPage() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        try await browser.spend(12_34, on: "Rewe", from: account, category: "groceries")
        let category = try await browser.services().categories().findCategory("groceries")
        let page = "/more/categories/\(category.id)"
        #expect(try await browser.open(page).html.contains("12.34"))
        _ = try await browser.press("save", on: path, fields: [("colours", "system"), ("show-amounts", "0")])
        #expect(try await !browser.open(page).html.contains("12.34"))
    }

    @Test func aColourThatIsNotOfferedChangesNothing() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.press("save", on: path, fields: [("colours", "purple")])
        #expect(try await browser.services().members().fetchProfile().appearance == .system)
    }

    @Test func aViewerChoosesTheOwnColours() async throws {
        let browser = try await Browser.signedIn()
        let viewer = try await browser.signedIn(as: .viewer)
        _ = try await viewer.press("save", on: path, fields: [("colours", "light")])
        #expect(try await viewer.services().members().fetchProfile().appearance == .light)
        #expect(try await browser.services().members().fetchProfile().appearance == .system)
    }
}
