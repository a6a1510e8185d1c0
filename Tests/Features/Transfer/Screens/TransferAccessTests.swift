import App
import Models
import Navigation
import SampleHousehold
import ScreenTestSupport
import Services
import Testing
import TransferModel

/// Who may see and do what.
struct TransferAccessTests {
    private static let reading = [
        "/transfer", "/transfer/scheduled", "/transfer/AT-THE-BANK", "/transfer/COMPLETED/receipt", "/transfer/RENT",
        "/transfer/beneficiaries", "/transfer/beneficiaries/LANDLORD",
    ]
    private static let writing = [
        "/transfer/internal", "/transfer/internal/EVERYDAY", "/transfer/external", "/transfer/INITIATED/confirm",
        "/transfer/SCHEDULED/edit", "/transfer/RENT/edit", "/transfer/beneficiaries/new", "/transfer/beneficiaries/LANDLORD/edit",
    ]

    /// The path with the ids of the sample household.
    private func path(_ shape: String, _ browser: SampleBrowser) throws -> String {
        [
            "AT-THE-BANK": browser.orders.submitted.id.description, "COMPLETED": browser.orders.completed.id.description,
            "INITIATED": browser.orders.initiated.id.description, "SCHEDULED": browser.orders.scheduled.id.description,
            "RENT": browser.orders.rent.id.description, "LANDLORD": browser.sample.beneficiaries[0].id.description,
            "EVERYDAY": try browser.account(.joint).id.description,
        ].reduce(shape) { $0.replacing($1.key, with: $1.value) }
    }

    @Test(arguments: reading) func aViewerReadsAndFindsNothingToPress(path: String) async throws {
        let browser = try await SampleBrowser(as: .viewer)
        let screen = try await browser.open(try self.path(path, browser))
        #expect(screen.status == .found)
        // Amounts are hidden and shown by everybody for themselves.
        let html = screen.html.replacing("name=\"_action\" value=\"amounts\"", with: "")
        for mark in ["name=\"_action\"", "/edit\"", "/confirm\"", "/internal", "/external", "/new\""] {
            #expect(!html.contains(mark), "\(path) has \(mark)")
        }
        #expect(screen.misuses == [])
    }

    @Test(arguments: writing) func aViewerOpensNoFormThatWrites(path: String) async throws {
        let viewer = try await SampleBrowser(as: .viewer)
        #expect(try await viewer.open(try self.path(path, viewer)).status == .forbidden)
        let owner = try await SampleBrowser()
        let screen = try await owner.open(try self.path(path, owner))
        #expect(screen.status == .found)
        #expect(screen.misuses == [])
    }

    @Test(arguments: reading + writing) func aDeepLinkWaitsForSignIn(path: String) async throws {
        let path = try self.path(path, try await SampleBrowser())
        let browser = try await Browser.signedIn()
        browser.token = nil
        let page = try await browser.open(path)
        #expect(page.html.contains("Welcome back"))
        let link = page.coordinator.link
        #expect(link.query.contains { $0.name == "next" && $0.value == path })
    }

    @Test func anIdThatNoRowHasIsNotFound() async throws {
        let browser = try await SampleBrowser()
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
        for path in Self.reading {
            let browser = try await SampleBrowser(hidesBalances: true)
            let html = try await browser.open(try self.path(path, browser)).html
            for figure in ["45.50", "185.00", "300.00"] { #expect(!html.contains(figure), "\(path) shows \(figure)") }
        }
    }
}
