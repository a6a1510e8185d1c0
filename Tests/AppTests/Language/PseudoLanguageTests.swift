import Foundation
import HTML
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit
import ServiceKit
import Services
import Testing

@testable import App
@testable import SampleHousehold

/// Every visible text of every screen goes through the catalogs.
///
/// The screens are rendered in a pseudo-language, in which no letter of a text is an ASCII letter, over a household whose stored texts are
/// marked. An ASCII letter that is left is a literal that no translation reaches, or a formatted value.
struct PseudoLanguageTests {

    enum State: CaseIterable, CustomTestStringConvertible {
        case content, loading, empty, error

        var testDescription: String { "\(self)" }
    }

    @Test(arguments: State.allCases) func everyLetterOfEveryScreenIsTranslated(state: State) async throws {
        let faults = FaultInjector()
        let installation = try await SampleInstallation(
            state == .empty ? .empty : .household, screens: FeatureList.standard.searchHits, faults: faults)
        try await MarkedTexts.mark(installation)
        let services = try installation.services()
        let environment = ScreenEnvironment(
            auth: installation.live.auth, origin: SignInOrigin(address: "127.0.0.1"),
            session: SignedInSession(services: services, appearance: .system, expiresAt: SampleHousehold.now + 1_800_000),
            formToken: "token", formKey: "key-of-the-page")
        let sample = GallerySample(services: services, upload: nil)
        var links: [Link] = []
        for route in FeatureList.standard.routes.samples where FeatureList.standard.placeholderTitle(of: route) == nil {
            links += await FeatureList.standard.gallery(route, sample)
        }
        #expect(links.count > 60)
        if state == .error { faults.fail(with: ServiceError.notFound) }
        // The session began before its texts were marked.
        let session = "\(services.context.memberName) \(services.context.household.name)"
        let known = FormattedValues.words.union(VisibleText(session).words)
        var found: [String: Set<String>] = [:]
        for link in links {
            let screen = Screen(environment)
            screen.page.texts = TextEnvironment(
                .german, locale: .englishUS, showsAmounts: true, today: SampleHousehold.today, catalog: .pseudo)
            await screen.open(link, loads: state != .loading)
            let words = VisibleText(screen.html).words.subtracting(known).subtracting(
                VisibleText(link.query.map(\.value).joined(separator: " ")).words)
            if !words.isEmpty { found[link.path, default: []].formUnion(words) }
        }
        for (path, words) in found.sorted(by: { $0.key < $1.key }) {
            Issue.record("\(path): \(words.sorted().joined(separator: ", "))")
        }
    }

    @Test func aLiteralIsFound() {
        let page = "<main><p>⟦Ｓａｖｅｄ⟧ ⟪Orla⟫</p><p aria-label=\"Balance\">12 <b>semiAnnual</b></p></main>"
        #expect(VisibleText(page).words == ["Balance", "semiAnnual"])
    }
}
