import AccountsModel
import App
import ImportModel
import Models
import ScreenTestSupport
import Services
import TestTools
import Testing

/// The first steps of a new household.
struct HomeStepsTests {
    @Test func theFirstStepsGoAwayByThemselvesAndCanBeHidden() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open("/").html.contains("Check its transactions"))
        let account = try await browser.addAccount("Checking")
        #expect(try await !browser.open("/").html.contains("Import your first statement"))
        let file = try TemporaryFile("lines.csv", "Date,Description,Amount\n2026-01-06,Lummox,-3.00\n")
        let services = try await browser.services()
        let report = try await services.statements().commit(
            ImportRequest(files: [file.path], account: account.id.description), digest: nil, progress: nil)
        // An import ends at what is to be checked.
        let id = try #require(report.id)
        #expect(try await browser.open("/accounts/any/import?done=\(id)").html.contains("Check 1 new transaction"))
        let html = try await browser.open("/").html
        #expect(html.contains("First steps") && html.contains("Done") && html.contains("Choose what to watch"))

        _ = try await browser.press("hide-first-steps", on: "/")
        #expect(try await !browser.open("/").html.contains("First steps"))
        #expect(try await services.overview().fetchHome().hidesFirstSteps)
    }

    @Test func aViewerIsShownNoSteps() async throws {
        let browser = try await Browser.signedIn()
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await !viewer.open("/").html.contains("First steps"))
    }
}
