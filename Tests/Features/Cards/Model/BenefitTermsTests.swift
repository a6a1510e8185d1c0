import Models
import Testing

@testable import CardsModel

struct BenefitTermsTests {

    @Test func fifteenAMonthAndTwentyMoreInDecemberAreTwoHundredAYear() throws {
        let terms = try BenefitFixtures.terms(15_00, .monthly, bonuses: [(12, 20_00)])
        #expect(terms.perYear == (try BenefitFixtures.money(200_00)))
        let december = BenefitCycle(first: try BenefitFixtures.day("2026-12-01"), last: try BenefitFixtures.day("2026-12-31"))
        let november = BenefitCycle(first: try BenefitFixtures.day("2026-11-01"), last: try BenefitFixtures.day("2026-11-30"))
        #expect(terms.value(of: december) == (try BenefitFixtures.money(35_00)))
        #expect(terms.value(of: november) == (try BenefitFixtures.money(15_00)))
    }

    @Test func aHundredAndTwentyEveryFourYearsAreThirtyAYear() throws {
        #expect(try BenefitFixtures.terms(120_00, .months(48)).perYear == BenefitFixtures.money(30_00))
    }

    @Test func twoHundredHalfYearlyAreFourHundredAYear() throws {
        #expect(try BenefitFixtures.terms(200_00, .semiAnnual).perYear == BenefitFixtures.money(400_00))
    }

    @Test func unevenAnnualValuesAreRoundedHalfToEven() throws {
        #expect(try BenefitFixtures.terms(100_00, .months(36)).perYear == BenefitFixtures.money(33_33))
        #expect(try BenefitFixtures.terms(1, .months(24)).perYear == BenefitFixtures.money(0))
        #expect(try BenefitFixtures.terms(3, .months(24)).perYear == BenefitFixtures.money(2))
    }

    @Test func benefitsWithoutCyclesCountOnlyWhenUsed() throws {
        #expect(try BenefitFixtures.terms(100_00, .perOccasion).perYear.isZero)
    }

    @Test(arguments: [
        ("2026-01-01", "2026-03-31", 1), ("2026-01-15", "2026-02-14", 1), ("2026-02-02", "2026-03-01", 0), ("2026-01-02", "2026-01-31", 0),
        ("2024-01-01", "2027-12-31", 4), ("2025-12-15", "2026-01-14", 0),
    ])
    func aMonthlyBonusBelongsToTheCycleOfItsFirstDay(first: String, last: String, count: Int) throws {
        let bonus = BenefitBonus(month: 2, amount: try BenefitFixtures.money(1))
        let cycle = BenefitCycle(first: try BenefitFixtures.day(first), last: try BenefitFixtures.day(last))
        #expect(bonus.occurrences(in: cycle) == count)
    }

    @Test func eachBonusCountsOnceAYearForAnyCycleStart() throws {
        for month in 1...12 {
            let bonus = BenefitBonus(month: month, amount: try BenefitFixtures.money(1))
            for start in 1...31 {
                let anchor = try BenefitFixtures.day("2026-01-01").adding(days: start - 1)
                let schedule = try Schedule(anchor: anchor, .month)
                let cycles = try (0..<12).map { index in
                    BenefitCycle(
                        first: try #require(schedule.occurrence(index)), last: try #require(schedule.occurrence(index + 1)).adding(days: -1)
                    )
                }
                #expect(cycles.map(bonus.occurrences).reduce(0, +) == 1, "month \(month), cycles from \(anchor)")
            }
        }
    }

    @Test func onlyOverriddenTermsAreKept() throws {
        let old = try BenefitFixtures.terms(15_00, .monthly, name: "Mine")
        let new = try BenefitFixtures.terms(20_00, .quarterly, name: "Theirs")
        let kept = new.keeping([.name], of: old)
        #expect(kept.name == "Mine")
        #expect(kept.value == new.value)
        #expect(kept.differences(from: new) == [.name])
    }

    @Test(arguments: [
        (BenefitFrequency.monthly, "monthly"), (.quarterly, "quarterly"), (.semiAnnual, "semiAnnual"),
        (.annual, "annual"), (.months(5), "5 months"), (.months(24), "24 months"),
        (.months(48), "48 months"),
        (.perOccasion, "perOccasion"),
    ])
    func frequenciesRoundTrip(frequency: BenefitFrequency, text: String) {
        #expect(frequency.text == text)
        #expect(BenefitFrequency(text: text) == frequency)
    }

    @Test(arguments: ["", "weekly", "0 months", "-3 months", "121 months", "months", "3 month"])
    func unknownFrequenciesAreRejected(text: String) {
        #expect(BenefitFrequency(text: text) == nil)
    }
}
