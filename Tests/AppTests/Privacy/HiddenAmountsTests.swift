import Foundation
import Localization
import Models
import Navigation
import ScreenKit
import ScreenTestSupport
import Testing

@testable import App

/// Where a member hides amounts, no screen has any, except public facts.
struct HiddenAmountsTests {
    @Test func noScreenHasAnAmountExceptPublicFacts() async throws {
        let browser = try await SampleBrowser(hidesBalances: true)
        let sample = GallerySample(services: browser.services, upload: nil)
        var pages = 0
        var found: [String: Set<String>] = [:]
        for route in FeatureList.standard.routes.samples where FeatureList.standard.placeholderTitle(of: route) == nil {
            for link in await FeatureList.standard.gallery(route, sample) {
                let screen = try await browser.open(link.path)
                guard screen.status == .found else { continue }
                pages += 1
                let amounts = Self.amounts(in: screen.html)
                if !amounts.isEmpty { found[route.path.absolute, default: []].formUnion(amounts) }
            }
        }
        #expect(pages > 60)
        for (path, amounts) in found.sorted(by: { $0.key < $1.key }) {
            let left = amounts.subtracting(Self.publicFacts[path] ?? [])
            #expect(left.isEmpty, "\(path): \(left.sorted())")
        }
    }

    /// The test above finds amounts where they are shown.
    @Test func theSameScreensHaveAmountsWhereTheyAreShown() async throws {
        let browser = try await SampleBrowser()
        for path in ["/", "/accounts", "/savings", "/cards", "/transfer", "/search?q=market"] {
            #expect(!Self.amounts(in: try await browser.open(path).html).isEmpty, "\(path)")
        }
    }

    /// What is not the household's, by the path with sample ids.
    private static let publicFacts: [String: Set<String>] = [
        // Fees and yearly benefits of the catalogue's cards.
        "/cards/new": ["$510", "$695", "€95", "€120", "€180", "€464", "€550", "€2,205.40"],
        // Fees.
        "/cards": ["$695", "€95", "€96", "€550"],
        // The card's fee, and what each cycle of its used benefits gives.
        "/cards/sample": ["€12.95", "€100", "€120", "€300", "€550"],
        // The card's fee.
        "/cards/sample/settings": ["550.00"],
        // Fees.
        "/cards/fees": ["$695", "€95", "€96", "€120", "€550"],
        // What each cycle of the benefit gives.
        "/cards/sample/benefits/sample": ["€60"],
        // Examples of the formats of numbers.
        "/more/profile": ["234.56", "€1,234.56", "€\u{A0}1.234,56"],
        // The bank's rate.
        "/savings/sample/edit": ["2.25"],
        // Rates of the European Central Bank.
        "/more/currencies": ["0.94", "25.23"],
        // An example of the query language.
        "/more/help": ["12.50"],
    ]

    /// The amounts that a page contains: in text, in descriptions, and in the fields of forms.
    private static func amounts(in html: String) -> Set<String> {
        let text = html.components(of: "<main", upTo: "</main>").joined()
        var amounts = Set<String>()
        for match in text.matches(of: /([€$£]\u{A0}?)?(\d[\d,.]*)([\u{A0} ]?%|em)?/) {
            // Shares are no amounts, nor are places in a chart.
            let (_, symbol, figures, unit) = match.output
            let number = figures.trimmingCharacters(in: CharacterSet(charactersIn: ".,"))
            let isAmount = symbol != nil || number.wholeMatch(of: /\d{1,3}(,\d{3})*\.\d\d/) != nil
            if isAmount, unit == nil { amounts.insert((symbol.map(String.init) ?? "") + number) }
        }
        return amounts
    }
}
