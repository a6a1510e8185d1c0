import Models
import Services
import TestSupport
import TestTools
import Testing

@Suite struct CategoryServiceTests {

    @Test func listsGoByClassAndName() async throws {
        let home = try await TestHousehold()
        let all = try await home.categories.fetchCategories(includingArchived: false)
        #expect(all.count == StandardCategory.allCases.count)
        #expect(all.prefix(2).map(\.name) == ["Interest", "Other income"] && all.last?.name == "Withdrawal")
    }

    @Test func aNameIsTakenWhateverItsLetterCase() async throws {
        let home = try await TestHousehold()
        let added = try await home.categories.addCategory(name: " Books ", class: .spending, icon: nil)
        #expect(added.name == "Books")
        #expect(
            await brokenRule { _ = try await home.categories.addCategory(name: "bóoks", class: .income, icon: nil) }
                == "A category with this name exists already")
        #expect(await brokenRule { _ = try await home.categories.renameCategory(id: added.id, to: " ") } == "Category name is required")
        let renamed = try await home.categories.renameCategory(id: added.id, to: "BOOKS")
        #expect(renamed.name == "BOOKS")
        try await home.categories.archiveCategory(id: added.id, true)
        #expect(try await home.categories.fetchCategories(includingArchived: false).contains { $0.id == added.id } == false)
    }

    @Test func mergingMovesTransactionsRulesAndMemory() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let groceries = try await home.category("groceries")
        let dining = try await home.category("dining")
        try await home.add(-1_00, in: account, payee: "Rossi", category: "dining")
        let rule = try await home.categories.addRule(CategoryRule.Terms(payee: .contains("pizza"), category: dining))
        try await home.categories.mergeCategories(id: groceries, absorbing: dining)
        #expect(try await home.entries(EntryQuery(category: groceries)).count == 1)
        #expect(try await home.entries(EntryQuery(category: dining)).isEmpty)
        #expect(try await home.categories.fetchRules().first { $0.id == rule.id }?.category == groceries)
        let again = try await home.add(-1_00, in: account, payee: "Rossi").transaction
        #expect(again.parts.first?.destination == LedgerAccountID(groceries))
        let salary = try await home.category("salary")
        #expect(
            await brokenRule { try await home.categories.mergeCategories(id: groceries, absorbing: salary) }
                == "Only categories of one class can be merged")
        try await home.expectClean()
    }

    @Test func theSameRuleOfTwoMembersAtOnceIsThereOnce() async throws {
        let home = try await TestHousehold()
        let category = try await home.category("groceries")
        let rule = CategoryRule.Terms(payee: .contains("rewe"), category: category, tags: ["food"])
        let service = home.categories
        async let one = service.addRule(rule)
        async let other = service.addRule(rule)
        #expect(try await one == (try await other))
        #expect(try await service.fetchRules().count == 1)
        // A rule with other conditions is a different rule.
        _ = try await service.addRule(CategoryRule.Terms(payee: .contains("rewe"), category: category))
        #expect(try await service.fetchRules().count == 2)
    }

    @Test func rulesKeepTheirOrder() async throws {
        let home = try await TestHousehold()
        let pets = try await home.category("pets")
        var first = try await home.categories.addRule(CategoryRule.Terms(payee: .equals("a"), category: pets))
        let second = try await home.categories.addRule(CategoryRule.Terms(payee: .any, minimum: 5, tags: ["x"]))
        first.payee = .matches("a*")
        _ = try await home.categories.saveRule(first)
        #expect(try await home.categories.fetchRules() == [first, second])
        #expect(await brokenRule { _ = try await home.categories.addRule(CategoryRule.Terms()) } != nil)
        try await home.categories.deleteRule(id: first.id)
        await #expect(throws: ServiceError.notFound) { try await home.categories.deleteRule(id: first.id) }
    }

    @Test func whatTakesTheRestIsNotArchivedButMerged() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        for name in ["other", "other income", "transfer"] {
            let category = try await home.category(name)
            let sentence = await brokenRule { try await home.categories.archiveCategory(id: category, true) }
            #expect(
                sentence?.hasSuffix("takes what has no other category, so it cannot be archived; merge it into another instead") == true)
        }
        let (other, shopping) = (try await home.category("other"), try await home.category("shopping"))
        let change = try await home.categories.mergeCategories(id: shopping, absorbing: other)
        #expect(try await home.add(-1_00, in: account).transaction.parts.first?.destination == LedgerAccountID(shopping))
        let report = try await home.take("one.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-12.50", "Nobody", id: "A1")]))
        #expect(report.files.count == 1)
        #expect(try await home.entries(EntryQuery(category: shopping)).count == 2)
        #expect(await brokenRule { try await home.categories.archiveCategory(id: shopping, true) } != nil)
        // After the undo it is the fallback category again.
        try await home.transactions.undo(change)
        #expect(try await home.add(-2_00, in: account).transaction.parts.first?.destination == LedgerAccountID(other))
        try await home.categories.archiveCategory(id: shopping, true)
    }
}
