import App
import MockServices
import Models
import Navigation
import Services
import Testing

/// Who may see and do what.
struct TransferAccessTests {
    private static let reading = [
        "/transfer", "/transfer/scheduled", "/transfer/\(Transfer.previewAtTheBank.id)", "/transfer/\(Transfer.preview.id)/receipt",
        "/transfer/\(StandingOrder.previews[0].id)", "/transfer/beneficiaries", "/transfer/beneficiaries/\(Beneficiary.preview.id)",
    ]
    private static let writing = [
        "/transfer/internal", "/transfer/internal/\(Account.preview.id)", "/transfer/external",
        "/transfer/\(Transfer.previewInitiated.id)/confirm", "/transfer/\(Transfer.previews[7].id)/edit",
        "/transfer/\(StandingOrder.previews[0].id)/edit", "/transfer/beneficiaries/new",
        "/transfer/beneficiaries/\(Beneficiary.preview.id)/edit",
    ]

    @Test(arguments: reading) func aViewerReadsAndFindsNothingToPress(path: String) async throws {
        let screen = try await MockBrowser(.household.seen(by: .viewer)).open(path)
        #expect(screen.status == .found)
        for mark in ["name=\"_action\"", "/edit\"", "/confirm\"", "/internal", "/external", "/new\""] {
            #expect(!screen.html.contains(mark), "\(path) has \(mark)")
        }
        #expect(screen.misuses == [])
    }

    @Test(arguments: writing) func aViewerOpensNoFormThatWrites(path: String) async throws {
        #expect(try await MockBrowser(.household.seen(by: .viewer)).open(path).status == .forbidden)
        let screen = try await MockBrowser().open(path)
        #expect(screen.status == .found)
        #expect(screen.misuses == [])
    }

    @Test(arguments: reading + writing) func aDeepLinkWaitsForSignIn(path: String) async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        let page = try await browser.open(path)
        #expect(page.html.contains("Welcome back"))
        let link = page.coordinator.link
        #expect(link.query.contains { $0.name == "next" && $0.value == path })
    }

    @Test func anIdThatNoRowHasIsNotFound() async throws {
        let browser = MockBrowser()
        for id in ["trf_0123456789ABC", "sto_0123456789ABC", "sample"] {
            for shape in ["/transfer/ID", "/transfer/ID/edit", "/transfer/ID/confirm", "/transfer/ID/receipt"] {
                #expect(try await browser.open(shape.replacing("ID", with: id)).status == .notFound, "\(shape) \(id)")
            }
        }
        for shape in ["/transfer/beneficiaries/ID", "/transfer/beneficiaries/ID/edit"] {
            for id in ["ben_0123456789ABC", "sample"] {
                #expect(try await browser.open(shape.replacing("ID", with: id)).status == .notFound, "\(shape) \(id)")
            }
        }
    }

    @Test func amountsAreNowhereWhereTheyAreHidden() async throws {
        var data = MockData.household
        data.context.showsBalances = false
        for path in Self.reading {
            let html = try await MockBrowser(data).open(path).html
            for figure in ["45.50", "1,050.00", "300.00"] { #expect(!html.contains(figure), "\(path) shows \(figure)") }
        }
    }
}
