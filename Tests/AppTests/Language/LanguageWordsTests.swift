import CardsModel
import Foundation
import HTML
import HouseholdModel
import Installation
import Localization
import MembersModel
import Models
import Navigation
import ScreenKit
import Services
import Testing
import TransactionsModel

@testable import App
@testable import SampleHousehold

/// The language of a reader decides the words of every screen, whatever the format of numbers and days is, and whatever the language was in
/// which something was stored.
struct LanguageWordsTests {

    private static func services(
        _ language: Language, format: String, of installation: SampleInstallation
    ) throws -> DependencyContainer {
        var session = try installation.session()
        (session.profile.language, session.profile.locale) = (language, format)
        return installation.live.container(for: session)
    }

    private static func open(_ link: Link, _ services: DependencyContainer, _ installation: SampleInstallation) async -> Screen {
        let screen = Screen(
            ScreenEnvironment(
                auth: installation.live.auth, origin: SignInOrigin(address: "127.0.0.1"),
                session: SignedInSession(services: services, appearance: .system, expiresAt: SampleHousehold.now + 1_800_000),
                formToken: "token", formKey: "key-of-the-page"))
        await screen.open(link)
        return screen
    }

    @Test(arguments: [(Language.english, "de-DE"), (.english, "fr-FR"), (.german, "en-US"), (.german, "de-AT")])
    func noScreenHasWordsOfAnotherLanguage(language: Language, format: String) async throws {
        let installation = try await SampleInstallation(.household)
        try await MarkedTexts.mark(installation)
        let services = try Self.services(language, format: format, of: installation)
        let sample = GallerySample(services: services, upload: nil)
        var links: [Link] = []
        for route in FeatureList.standard.routes.samples where FeatureList.standard.placeholderTitle(of: route) == nil {
            links += await FeatureList.standard.gallery(route, sample)
        }
        #expect(links.count > 60)
        let foreign = ForeignWords(to: language).words
        let session = [services.context.memberName, services.context.household.name] + Language.allCases.map(\.name)
        let exempt = VisibleText((session + FormattedValues.names).joined(separator: " ")).words
        for link in links {
            let screen = await Self.open(link, services, installation)
            let typed = VisibleText(link.query.map(\.value).joined(separator: " ")).words
            let found = VisibleText(screen.html).words.intersection(foreign).subtracting(exempt).subtracting(typed)
            #expect(found.isEmpty, "\(link.path): \(found.sorted().joined(separator: ", "))")
        }
    }

    @Test func whatTheProgramHasStoredIsReadInTheReadersLanguage() async throws {
        let installation = try await SampleInstallation(.household)
        let english = try Self.services(.english, format: "en-GB", of: installation)
        let card = try #require(try await english.cards().fetchWallet().cards.first { $0.cardStatus == .active })
        _ = try await english.cards().apply(.block(.suspicious), id: card.id, replacement: nil)
        let account = try await english.accounts().addAccount(
            AccountDraft(name: "Tin", kind: .cash, currency: english.context.household.currency, opening: .preview(50_00)))
        let german = try Self.services(.german, format: "de-DE", of: installation)
        let history = Link(.household(.history))
        #expect(await Self.open(history, german, installation).html.contains("\(card.displayName): gesperrt".htmlText))
        #expect(await Self.open(history, english, installation).html.contains("\(card.displayName): blocked".htmlText))
        let entries = Link(.transactions(.list(accountId: account.account.id.description)))
        let page = await Self.open(entries, german, installation).html
        #expect(page.contains("Anfangssaldo") && !page.contains("Opening balance"))
        #expect(await Self.open(entries, english, installation).html.contains("Opening balance"))
    }

    @Test func anOpeningBalanceThatIsSavedInGermanIsStillOneInEnglish() async throws {
        let installation = try await SampleInstallation(.household)
        let german = try Self.services(.german, format: "de-DE", of: installation)
        let account = try await german.accounts().addAccount(
            AccountDraft(name: "Dose", kind: .cash, currency: german.context.household.currency, opening: .preview(50_00)))
        let entry = try #require(
            try await german.transactions().fetchEntries(EntryQuery(account: account.account.id)).entries.first)
        #expect(entry.systemPayee == .openingBalance)
        let screen = await Self.open(Link(.transactions(.edit(transactionId: entry.id.description))), german, installation)
        #expect(screen.html.contains("value=\"Anfangssaldo\""))
    }
}

extension String {
    /// As a page writes it.
    fileprivate var htmlText: String { replacing("'", with: "&#39;") }
}
