import Models
import Testing

@testable import CardsModel

struct BenefitUseRuleTests {

    private func use(
        _ amount: Int64?, on day: String, of benefit: Benefit, uses: [BenefitUse] = [], opened: String? = nil, hasEnded: Bool = false,
        today: String = "2026-05-20"
    ) throws -> Int64 {
        let rule = BenefitUseRule(
            benefit, opened: try opened.map(BenefitFixtures.day), uses: uses, hasEnded: hasEnded, today: try BenefitFixtures.day(today))
        return try rule.use(try amount.map(BenefitFixtures.money), on: try BenefitFixtures.day(day)).minorUnits
    }

    private let money = BenefitFixtures.money

    @Test func twoTimesFiftyWithOneUseLeavesFifty() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(50_00, .annual, uses: 2))
        let first = try BenefitFixtures.use(50_00, on: "2026-02-01")
        let progress = BenefitProgress(benefit, opened: nil, uses: [first], today: try BenefitFixtures.day("2026-05-20"))
        #expect(progress.left == (try money(50_00)))
        #expect(progress.status == .available)
        #expect(try use(nil, on: "2026-05-20", of: benefit, uses: [first]) == 50_00)
        #expect(throws: BenefitUseViolation.exceedsOneUse(try money(50_00))) { try use(60_00, on: "2026-05-20", of: benefit) }
        let second = try BenefitFixtures.use(50_00, on: "2026-03-01", id: 2)
        #expect(throws: BenefitUseViolation.nothingLeft) { try use(nil, on: "2026-05-20", of: benefit, uses: [first, second]) }
    }

    @Test func aPartlyUsedBenefitIsAvailableWithTheRest() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(100_00, .quarterly))
        let part = try BenefitFixtures.use(30_00, on: "2026-04-02")
        let progress = BenefitProgress(benefit, opened: nil, uses: [part], today: try BenefitFixtures.day("2026-05-20"))
        #expect(progress.status == .available && progress.left.minorUnits == 70_00 && progress.used.minorUnits == 30_00)
        #expect(throws: BenefitUseViolation.exceedsRemaining(try money(70_00))) {
            try use(70_01, on: "2026-05-20", of: benefit, uses: [part])
        }
        #expect(try use(70_00, on: "2026-05-20", of: benefit, uses: [part]) == 70_00)
    }

    @Test func aDayOutsideOfTheCycleIsInvalid() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(15_00, .monthly))
        let may = BenefitCycle(first: try BenefitFixtures.day("2026-05-01"), last: try BenefitFixtures.day("2026-05-31"))
        #expect(throws: BenefitUseViolation.outsideCycle(may)) { try use(nil, on: "2026-04-30", of: benefit) }
        #expect(throws: BenefitUseViolation.inFuture) { try use(nil, on: "2026-05-21", of: benefit) }
        #expect(try use(nil, on: "2026-05-01", of: benefit) == 15_00)
    }

    @Test func ignoredEndedAndRemovedBenefitsAreInvalid() throws {
        let terms = try BenefitFixtures.terms(15_00, .monthly, lastDay: "2026-04-30")
        #expect(throws: BenefitUseViolation.ignored) {
            try use(nil, on: "2026-05-20", of: try BenefitFixtures.benefit(try BenefitFixtures.terms(1, .monthly), mode: .ignore))
        }
        #expect(throws: BenefitUseViolation.ended) { try use(nil, on: "2026-05-20", of: try BenefitFixtures.benefit(terms)) }
        #expect(throws: BenefitUseViolation.ended) {
            try use(nil, on: "2026-05-20", of: try BenefitFixtures.benefit(try BenefitFixtures.terms(1, .monthly)), hasEnded: true)
        }
    }

    @Test func nonPositiveAmountsAndOtherCurrenciesAreInvalid() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(15_00, .monthly))
        #expect(throws: BenefitUseViolation.notPositive) { try use(0, on: "2026-05-20", of: benefit) }
        #expect(throws: BenefitUseViolation.notPositive) { try use(-1, on: "2026-05-20", of: benefit) }
        let euro = try #require(Currency(code: "EUR"))
        let rule = BenefitUseRule(benefit, opened: nil, uses: [], hasEnded: false, today: try BenefitFixtures.day("2026-05-20"))
        let today = try BenefitFixtures.day("2026-05-20")
        #expect(throws: BenefitUseViolation.wrongCurrency(try #require(BenefitFixtures.dollar))) {
            try rule.use(Money(minorUnits: 1, currency: euro), on: today)
        }
    }

    @Test func perOccasionUsesAreIndependent() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(100_00, .perOccasion))
        let uses = try [BenefitFixtures.use(100_00, on: "2026-05-19")]
        #expect(try use(nil, on: "2026-05-20", of: benefit, uses: uses) == 100_00)
        #expect(throws: BenefitUseViolation.exceedsRemaining(try money(100_00))) { try use(100_01, on: "2026-05-20", of: benefit) }
    }

    @Test func anUndoneUseDoesNotCount() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(15_00, .monthly))
        #expect(
            try use(nil, on: "2026-05-20", of: benefit, uses: [try BenefitFixtures.use(15_00, on: "2026-05-02", undone: true)]) == 15_00)
    }

    @Test func thePostedAmountCounts() throws {
        let benefit = try BenefitFixtures.benefit(try BenefitFixtures.terms(15_00, .monthly))
        let progress = BenefitProgress(
            benefit, opened: nil, uses: [try BenefitFixtures.use(15_00, on: "2026-05-02", posted: 10_00)],
            today: try BenefitFixtures.day("2026-05-20"))
        #expect(progress.left.minorUnits == 5_00)
    }
}
