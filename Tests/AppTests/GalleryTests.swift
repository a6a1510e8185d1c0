import App
import CardsModel
import Foundation
import HTML
import Installation
import Models
import Navigation
import SampleHousehold
import ScreenKit
import ScreenTestSupport
import Services
import TestTools
import Testing

struct GalleryTests {
    private let gallery: Gallery
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let visits = SampleVisits(in: folder.path, screens: FeatureList.standard.searchHits)
        gallery = Gallery { state in
            let visit = try await visits.begin(state == .empty ? .empty : .household, failing: state == .error ? .serverError(503) : nil)
            return GallerySource(services: visit.services, auth: visit.auth, setup: visit.setup, upload: visit.upload)
        }
    }

    @Test func everyScreenIsThereInItsStates() async throws {
        let browser = try await Browser.signedIn()
        let environment = try await browser.environment()
        let home = try #require(try await gallery.screen("content/", in: environment))
        #expect(home.status == .found)
        #expect(home.html.contains("Net worth"))
        #expect(try #require(try await gallery.screen("empty/", in: environment)).html.contains("Welcome to Coffer"))
        #expect(try #require(try await gallery.screen("loading/", in: environment)).html.contains("skeleton"))
        let failed = try #require(try await gallery.screen("error/accounts", in: environment))
        #expect(failed.status == .failed(503))
        #expect(failed.html.contains("Server error (503)"))
        #expect(failed.html.contains("Retry"))
    }

    @Test func theStepsOfAnImportAreThereInTheirStates() async throws {
        let environment = try await Browser.signedIn().environment()
        let steps = try await gallery.links().map(\.path).filter { $0.contains("/import?") }
        #expect(steps.count == 2)
        func html(_ state: String, _ step: Int) async throws -> String {
            try #require(try await gallery.screen(state + steps[step], in: environment)).html
        }
        #expect(try await html("content", 0).contains("Corner Bakery"))
        #expect(try await html("empty", 0).contains("dollars.csv does not say whose account it is"))
        #expect(try await html("content", 1).firstMatch(of: /\d+ new transactions/)?.output == "359 new transactions")
        #expect(try #require(try await gallery.screen("empty" + steps[1], in: environment)).status == .notFound)
        for step in 0...1 {
            #expect(try await html("loading", step).contains("skeleton"))
            #expect(try await html("error", step).contains("href=\"\(steps[step])\""))
        }
    }

    @Test func whatIsNoStateOrNoScreenIsNotThere() async throws {
        let environment = try await Browser.signedIn().environment()
        for path in ["", "content/nowhere", "broken/accounts"] { #expect(try await gallery.screen(path, in: environment) == nil) }
    }

    @Test func theCardsAreThereInAllTheirLives() async throws {
        let environment = try await Browser.signedIn().environment()
        let paths = try await gallery.links().map(\.path).filter { $0.hasPrefix("/cards") }
        var pages = ""
        for path in paths {
            let screen = try #require(try await gallery.screen("content\(path)", in: environment))
            #expect(screen.status == .found, "\(path)")
            pages += screen.html
        }
        for words in [
            "Travel and dinners", "Ride credit", "Block card", "Unblock card", "Replace card", "Activate card", "Redeemed by month",
            "Pay with this one", "Describe a card", "Card settings", "Edit benefit", "Add benefit", ">Limits<",
        ] {
            let isThere = pages.contains(words)
            #expect(isThere, "\(words)")
        }
    }

    @Test func savingsAreThereInAllTheirLives() async throws {
        let environment = try await Browser.signedIn().environment()
        let paths = try await gallery.links().map(\.path).filter { $0.hasPrefix("/savings") }
        #expect(paths.count == 16)
        var pages = ""
        for path in paths {
            let screen = try #require(try await gallery.screen("content\(path)", in: environment))
            #expect(screen.status == .found, "\(path)")
            pages += screen.html
        }
        for words in ["Rainy day", "Three months of everything", "A new roof", "Cargo bike", "Conservatory", "Not to be touched", "2.25"] {
            let isThere = pages.contains(words)
            #expect(isThere, "\(words)")
        }
    }

    @Test func whatIsSeenSignedOutIsThere() async throws {
        let environment = try await Browser.signedIn().environment()
        let paths = try await gallery.links().map(\.path).filter { $0.hasPrefix("/auth") }
        #expect(
            paths == [
                "/auth/setup", "/auth/login", "/auth/code", "/auth/passphrase", "/auth/passkey", "/auth/session-expired",
                "/auth/invite/sample", "/auth/reset/sample", "/auth/signed-out/sample",
            ])
        let shown = [
            "Welcome to Coffer", "Welcome back", "Enter your code", "Choose your passphrase", "Sign in with a passkey",
            "Your session has ended", "This link does not work", "This link does not work", "You are signed out",
        ]
        for (path, words) in zip(paths, shown) {
            for state in ["content", "empty", "loading"] {
                let screen = try #require(try await gallery.screen("\(state)\(path)", in: environment))
                #expect(screen.status == .found && screen.html.contains(words), "\(state)\(path)")
            }
        }
        #expect(try #require(try await gallery.screen("error/auth/setup", in: environment)).status == .failed(503))
    }

    @Test func rulesAreThereWithOneToChangeAndANewOne() async throws {
        let environment = try await Browser.signedIn().environment()
        let paths = try await gallery.links().map(\.path).filter { $0.hasPrefix("/more/rules/") }
        #expect(paths.count == 2)
        #expect(try #require(try await gallery.screen("content\(paths[0])", in: environment)).html.contains("value=\"Lanternfish Studio\""))
        #expect(try #require(try await gallery.screen("content\(paths[1])", in: environment)).status == .found)
    }

    @Test func cardsAndBenefitsAreDrawnInEveryStatus() async throws {
        let cards = try await DependencyContainer.sample().cards().fetchWallet().cards
        let benefits = cards.flatMap(\.displayBenefits)
        var writer = HTMLWriter()
        try await GalleryPage(gallery).render(into: &writer)
        let html = String(decoding: writer.bytes, as: UTF8.self)
        for words in cards.map(\.displayName) + benefits.map(\.displayName) {
            #expect(html.contains(words.replacing("'", with: "&#39;")), "\(words)")
        }
        #expect(Set(cards.map(\.cardStatus)) == Set(CardStatus.allCases))
        #expect(Set(benefits.map(\.displayStatus)) == Set(BenefitStatus.allCases))
    }

    /// Screens that ask no service before they are shown.
    private static let withoutLoading: Set<String> = ["/more/about", "/more/appearance"]

    /// Whether the source of a view model says that it loads nothing.
    private static func loadsNothing(_ model: (any ScreenModel)?, in sources: [String: URL]) throws -> Bool {
        guard let model, let file = sources["\(type(of: model)).swift"] else { return false }
        return try String(contentsOf: file, encoding: .utf8).contains("func load() async throws {}")
    }

    /// The sources of the features by their names.
    private static func sources() throws -> [String: URL] {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/Features").standardized
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { folder.appending(path: $0) }
        return Dictionary(paths.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func everyScreenShowsThatItLoadsAndOffersToTryAgain() async throws {
        let environment = try await Browser.signedIn().environment()
        let sources = try Self.sources()
        var withoutLoading: [String] = []
        for link in try await gallery.links() {
            let screen = link.route.path.absolute
            // The import begins with its form; what it holds, and what came of it, is loaded.
            guard !screen.hasPrefix("/auth/"), !Self.withoutLoading.contains(screen), !screen.hasSuffix("/import") || !link.query.isEmpty
            else { continue }
            let path = link.path.dropFirst()
            let failing = try #require(try await gallery.screen("error/\(path)", in: environment))
            if try Self.loadsNothing(failing.model, in: sources) {
                withoutLoading.append(screen)
                continue
            }
            let loading = try #require(try await gallery.screen("loading/\(path)", in: environment)).html
            #expect(loading.contains("<div class=\"stack-wide\" role=\"status\">"), "\(link.path) does not show that it loads")
            #expect(failing.html.contains(">Retry</a>"), "\(link.path) does not offer to try again")
        }
        #expect(withoutLoading.contains("/more"))
    }
}
