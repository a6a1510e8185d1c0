import Models
import Services
import TestSupport
import Testing

/// Rules over the transactions that are there already.
struct RuleRunTests {
    private let home: TestHousehold
    private let account: Account

    init() async throws {
        home = try await TestHousehold()
        account = try await home.account("Checking")
    }

    private func rule(
        _ payee: CategoryRule.PayeeTest, _ category: String? = nil, tags: [String] = [], name: String? = nil
    ) async throws -> CategoryRule.Terms {
        let category: ID<Models.Category>? = if let category { try await home.category(category) } else { nil }
        return CategoryRule.Terms(payee: payee, category: category, tags: tags, payeeName: name)
    }

    @Test func severalWordsAreAllRequiredOrOneOfThem() async throws {
        let groceries = try await home.category("groceries")
        let all = try await home.categories.addRule(try await rule(.containsAll([" ALDI ", "süd", "aldi"]), "groceries"))
        let one = try await home.categories.addRule(try await rule(.containsAny(["rewe", "lidl"]), "groceries"))
        #expect(all.payee == .containsAll(["ALDI", "süd"]))
        #expect(try await home.categories.fetchRules() == [all, one])
        func fits(_ rule: CategoryRule, _ payee: String) -> Bool {
            rule.terms.fits(foldedPayee: payee.folded, amount: -1, account: account.id)
        }
        #expect(fits(all, "Aldi SUD 4711") && !fits(all, "Aldi Nord"))
        #expect(fits(one, "REWE Markt") && fits(one, "Lidl") && !fits(one, "Edeka"))
        // A single word is an ordinary condition.
        #expect(try await home.categories.addRule(try await rule(.containsAny(["x", " "]), "groceries")).payee == .contains("x"))
        let words = (0...20).map { "word \($0)" }
        #expect(
            await brokenRule {
                _ = try await home.categories.addRule(CategoryRule.Terms(payee: .containsAny(words), category: groceries))
            }
                == "A rule has at most 20 texts")
    }

    @Test func aRuleIsShownBeforeItIsSavedAndAppliedAsOneChange() async throws {
        let first = try await home.add(-10_00, in: account, payee: "Rewe Mitte", category: "shopping").transaction
        let second = try await home.add(-20_00, in: account, payee: "REWE Nord", category: "dining").transaction
        try await home.add(-30_00, in: account, payee: "Rewe", category: "groceries")
        try await home.add(-40_00, in: account, payee: "Edeka", category: "shopping")
        let draft = try await rule(.contains("rewe"), "groceries")
        let preview = try await home.categories.previewRules(draft, replacing: nil, limit: 1)
        #expect(preview.changed == 2 && preview.change == nil && preview.closed == 0)
        #expect(preview.entries.map(\.id) == [second.id] && preview.entries.map(\.from) == ["Dining"])
        #expect(preview.entries.map(\.to) == ["Groceries"] && preview.entries.map(\.amount) == [home.money(-20_00)])
        #expect(try await home.categories.fetchRules().isEmpty)

        let saved = try await home.categories.addRule(draft)
        let run = try await home.categories.runRules(only: saved.id, limit: 10)
        #expect(run.changed == 2 && run.entries.map(\.id) == [second.id, first.id])
        let groceries = try await home.category("groceries")
        #expect(try await home.entries(EntryQuery(category: groceries)).count == 3)
        #expect(try await home.categories.runRules(only: saved.id, limit: 10).change == nil)
        try await home.expectClean()

        try await home.transactions.undo(try #require(run.change))
        #expect(try await home.entries(EntryQuery(category: groceries)).map(\.payee) == ["Rewe"])
        #expect(try await home.transactions.fetchTransaction(id: second.id).parts == second.parts)
        try await home.expectClean()
    }

    @Test func theFirstRuleThatFitsDecidesAboutThePastToo() async throws {
        try await home.add(-10_00, in: account, payee: "Rewe Café", category: "shopping")
        _ = try await home.categories.addRule(try await rule(.contains("café"), "dining"))
        let later = try await home.categories.addRule(try await rule(.contains("rewe"), "groceries"))
        #expect(try await home.categories.runRules(only: later.id, limit: 10).changed == 0)
        #expect(try await home.categories.runRules(only: nil, limit: 10).entries.map(\.to) == ["Dining"])
    }

    @Test func tagsAndNamesAreGivenOnce() async throws {
        let added = try await home.add(-10_00, in: account, payee: "REWE SAGT DANKE", category: "groceries").transaction
        _ = try await home.categories.addRule(try await rule(.contains("rewe"), tags: ["food"], name: "Rewe"))
        #expect(try await home.categories.runRules(only: nil, limit: 10).changed == 1)
        let changed = try await home.transactions.fetchTransaction(id: added.id)
        #expect(changed.payee == "Rewe" && changed.tags == ["food"] && changed.parts == added.parts)
        #expect(try await home.categories.previewRules(nil, replacing: nil, limit: 10).changed == 0)
        await #expect(throws: ServiceError.notFound) { try await home.categories.runRules(only: ID(rawValue: 7), limit: 0) }
    }
}
