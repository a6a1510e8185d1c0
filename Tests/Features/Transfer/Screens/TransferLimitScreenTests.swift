import App
import Models
import SampleHousehold
import ScreenTestSupport
import Services
import Testing
import TransferModel

/// What the household lets one member order, as its owner sets it.
struct TransferLimitScreenTests {

    @Test func theOwnerSetsBothAndAnEmptyOneIsNone() async throws {
        let browser = try await SampleBrowser()
        #expect(try await browser.open("/more/household").html.contains("value=\"1,000.00\""))
        let saved = try await browser.press(
            "save-limits", on: "/more/household", fields: [("confirm-above", "250"), ("daily-limit", "")])
        #expect(saved.outcome == .stayed(notice: browser.notice))
        let limits = try await browser.services.transfers().fetchLimits()
        #expect(limits == TransferLimits(confirmation: .preview(250_00), daily: nil))
    }

    @Test func aWrongLimitIsSaidBesideItAndStays() async throws {
        let browser = try await SampleBrowser()
        let screen = try await browser.press(
            "save-limits", on: "/more/household", fields: [("confirm-above", "lots"), ("daily-limit", "-5")]
        ).screen
        #expect(screen.html.contains("The limit must be a valid number"))
        #expect(screen.html.contains("The limit must not be negative"))
        #expect(screen.html.contains("value=\"lots\""))
    }

    @Test func othersReadThem() async throws {
        let html = try await SampleBrowser(as: .member).open("/more/household").html
        #expect(html.contains("1.000,00\u{A0}€") && !html.contains("save-limits"))
    }
}
