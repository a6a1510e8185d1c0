import AccountsModel
import HomeModel
import Localization
import Models
import ServiceKit
import Services
import TestSupport
import Testing
import TransactionsModel

@testable import HomeLive

/// What a search finds besides transactions, in the sample household.
@Suite struct SearchSourceTests {

    private func home() async throws -> TestHousehold {
        let home = try await TestHousehold()
        let account = try await home.account("Rainy day", .savings)
        _ = try await home.account("Élan current")
        try await home.add(-5_00, in: account, payee: "Élan Sports", category: "gifts", tags: ["élan vital"])
        _ = try await home.categories.addRule(
            CategoryRule.Terms(payee: .contains("elan gym"), category: try await home.category("health")))
        return home
    }

    private func kinds(_ text: String, in home: TestHousehold) async throws -> [SearchHitKind] {
        try await home.services.search().search(text).groups.map(\.kind)
    }

    @Test func aNameIsFoundInEveryFeatureWithoutItsAccents() async throws {
        let home = try await home()
        #expect(try await kinds("ELAN", in: home) == [.account, .payee, .tag, .rule])
        let groups = try await home.services.search().search("elan").groups
        #expect(groups.flatMap(\.hits).map(\.title.english) == ["Élan current", "Élan Sports", "#élan vital", "elan gym"])
        #expect(groups[1].hits[0].object == ObjectReference(.payee, of: "Élan Sports"))
    }

    @Test func eachWordBeginsAWordAndWhatIsLeftOutIsNot() async throws {
        let home = try await home()
        #expect(try await kinds("day rai", in: home) == [.account])
        #expect(try await kinds("ainy", in: home) == [])
        #expect(try await kinds("elan -sports", in: home) == [.account, .tag, .rule])
        #expect(try await kinds("\"rainy day\"", in: home) == [.account])
        #expect(try await kinds("\"day rainy\"", in: home) == [])
    }

    @Test func conditionsOfTransactionsFindNothingElse() async throws {
        let home = try await home()
        for text in ["elan is:pending", "payee:elan", "elan >1", "elan 2026"] { #expect(try await kinds(text, in: home) == [], "\(text)") }
    }

    @Test func settingsAreFoundInTheLanguageOfTheMember() async throws {
        let home = try await home()
        var context = home.context
        context.screens = [SearchHit(.screen, ObjectReference(.screen, of: "/more/rules"), title: "Rules")]
        #expect(try await LiveSearchService(context: context).search("rules").groups.map(\.kind) == [.screen])
        (context.language, context.locale) = (.german, LocaleFormat("de-DE"))
        let found = try await LiveSearchService(context: context).search("regel").groups.flatMap(\.hits)
        #expect(found.contains { $0.object == ObjectReference(.screen, of: "/more/rules") && $0.kind == .screen })
    }

    @Test func everydayWordsFindAScreenInBothLanguagesAfterThoseOfItsTitle() async throws {
        let home = try await home()
        var context = home.context
        var appearance = SearchHit(.screen, ObjectReference(.screen, of: "/more/appearance"), title: "Appearance")
        appearance.words = "dark mode, light mode, theme, colours, night, language, region, number format, hide amounts, hide balances"
        context.screens = [appearance, SearchHit(.screen, ObjectReference(.screen, of: "/dark"), title: "Dark rooms")]
        for language in Language.allCases {
            context.language = language
            for text in ["theme", "dark mode", "dunkelmodus", "Farben", "appearance"] {
                let found = try await LiveSearchService(context: context).search(text).groups.flatMap(\.hits).map(\.object.id)
                #expect(found == ["/more/appearance"], "\(text) \(language)")
            }
        }
        let found = try await LiveSearchService(context: context).search("dark").groups.flatMap(\.hits).map(\.object.id)
        #expect(found == ["/dark", "/more/appearance"])
    }

    @Test func aCategoryThatWasMergedIsArchivedAndHasNoTransactions() async throws {
        let home = try await home()
        let category = try await home.categories.findCategory("gifts")
        #expect(try await kinds("gifts", in: home) == [.category])
        _ = try await home.categories.mergeCategories(id: try await home.category("shopping"), absorbing: category.id)
        #expect(try await home.services.search().search("gifts").groups.flatMap(\.hits).map(\.subtitle?.english) == ["Archived"])
        #expect(try await home.services.search().search("category:gifts").page.entries.isEmpty)
        #expect(try await home.services.search().search("category:shopping").page.entries.map(\.payee) == ["Élan Sports"])
    }
}
