import AccountsModel
import Models
import SampleHousehold
import Services
import TestSupport
import Testing
import TransactionsModel

struct CategoryContractTests {

    @Test func categoriesComeByClassAndName() async throws {
        let household = try await TestHousehold()
        let all = try await household.categories.fetchCategories(includingArchived: false)
        #expect(all.count == StandardCategory.allCases.count)
        #expect(all.prefix(4).map(\.name) == ["Interest", "Other income", "Refund", "Salary"])
        var classes: [CategoryClass] = []
        for category in all where classes.last != category.class { classes.append(category.class) }
        #expect(classes == [.income, .spending, .neutral])
    }

    @Test func namesAreFreeOrRefused() async throws {
        let household = try await TestHousehold()
        let service = household.categories
        let garden = try await service.addCategory(name: " Garden ", class: .spending, icon: nil)
        #expect(garden.name == "Garden")
        #expect(
            await failure { _ = try await service.addCategory(name: "GROCERIES", class: .spending, icon: nil) } == .rule(.categoryNameTaken)
        )
        #expect(await failure { _ = try await service.renameCategory(id: garden.id, to: " ") } == .rule(.categoryNameMissing))
        #expect(try await service.renameCategory(id: garden.id, to: "Outdoors").name == "Outdoors")
        #expect(try await service.findCategory("outDOORS").id == garden.id)
        #expect(await failure { _ = try await service.findCategory("Garden") } == .notFound)
    }

    @Test func mergedCategoriesAreOne() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        try await household.add(-1_00, in: account, payee: "Shop", category: "shopping")
        let shopping = try await household.categories.findCategory("shopping").id
        let purchase = try await household.categories.findCategory("purchase").id
        let salary = try await household.categories.findCategory("salary").id
        try await household.categories.mergeCategories(id: purchase, absorbing: shopping)
        #expect(try await household.entries(EntryQuery(category: purchase)).map(\.payee) == ["Shop"])
        #expect(try await !household.categories.fetchCategories(includingArchived: false).contains { $0.id == shopping })
        #expect(
            await failure { try await household.categories.mergeCategories(id: salary, absorbing: purchase) }
                == .rule(.categoryMergeClasses))
    }

    @Test func rulesKeepTheirOrder() async throws {
        let household = try await TestHousehold()
        let service = household.categories
        let dining = try await service.findCategory("dining").id
        let first = try await service.addRule(CategoryRule.Terms(payee: .contains("cafe"), category: dining))
        let second = try await service.addRule(CategoryRule.Terms(payee: .equals("Bar"), tags: ["b", "a"]))
        #expect(second.tags == ["a", "b"])
        var changed = first
        changed.minimum = -50_00
        _ = try await service.saveRule(changed)
        #expect(try await service.fetchRules() == [changed, second])
        #expect(
            await failure { _ = try await service.addRule(CategoryRule.Terms(payee: .contains("x"))) } == .rule(.categoryRuleEmpty))
        try await service.moveRule(id: second.id, to: 0)
        #expect(try await service.fetchRules() == [second, changed])
        try await service.moveRule(id: second.id, to: 9)
        #expect(try await service.fetchRules() == [changed, second])
        try await service.deleteRule(id: first.id)
        #expect(await failure { try await service.deleteRule(id: first.id) } == .notFound)
    }

    @Test func ratesAreFoundDirectlyByTheirInverseAndThroughTheEuro() async throws {
        let household = try await TestHousehold()
        let service = household.services.rates()
        let (euro, dollar, pound) = (Currency.preview, try #require(Currency(code: "USD")), try #require(Currency(code: "GBP")))
        let day = TestHousehold.today
        for (quote, mantissa) in [(dollar, 1_25), (pound, 80)] as [(Currency, Int64)] {
            try await service.setRate(
                ExchangeRate(
                    day: day.adding(days: -3), base: euro, quote: quote, rate: DecimalFigure(mantissa: mantissa, scale: 2), source: .typed))
        }
        #expect(try await service.fetchRates(limit: 10).map(\.quote) == [pound, dollar])
        let total = try await service.total(
            of: [
                .preview(1_00), Money(minorUnits: 2_50, currency: dollar), Money(minorUnits: 9, currency: #require(Currency(code: "JPY"))),
            ],
            in: euro, on: day)
        #expect(total.total == .preview(3_00))
        #expect(total.rateDay == day.adding(days: -3))
        #expect(total.leftOut == [Currency(code: "JPY")])
        let cross = try await service.total(of: [Money(minorUnits: 100_00, currency: pound)], in: dollar, on: day)
        #expect(cross.total == Money(minorUnits: 156_25, currency: dollar))
        #expect(try await service.rate(from: euro, to: dollar, on: day.adding(days: -4)) == nil)
        #expect(
            await failure {
                try await service.setRate(
                    ExchangeRate(day: day, base: euro, quote: euro, rate: DecimalFigure(mantissa: 1, scale: 0), source: .typed))
            } == .rule(.rateCurrencySame))
    }
}
