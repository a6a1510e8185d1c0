import Models
import Testing

@testable import CardsModel

struct BenefitOutlookTests {

    private func outlook(
        _ terms: BenefitTerms, opened: String = "2026-01-01", since: String = "2026-01-01", mode: BenefitMode = .remind,
        uses: [BenefitUse] = [], hasEnded: Bool = false, on today: String
    ) throws -> [Int64] {
        let (today, opened) = (try BenefitFixtures.day(today), try BenefitFixtures.day(opened))
        let outlook = BenefitOutlook(
            try BenefitFixtures.benefit(terms, since: since, mode: mode), opened: opened, uses: uses, hasEnded: hasEnded,
            year: CardFeeYear(containing: today, opened: opened), today: today)
        return [outlook.expected.minorUnits, outlook.possible.minorUnits]
    }

    @Test(arguments: ["2026-01-15", "2026-04-05", "2026-12-31"]) func aYearlyCreditThatIsUsedGivesNothingMore(today: String) throws {
        let uses = [try BenefitFixtures.use(600_00, on: "2026-01-02")]
        #expect(try outlook(try BenefitFixtures.terms(600_00, .annual), uses: uses, on: today) == [0, 0])
        #expect(try outlook(try BenefitFixtures.terms(600_00, .annual, .anniversary), uses: uses, on: today) == [0, 0])
    }

    @Test func aYearlyCreditOnceUsedInAnEarlierYearIsExpectedAgainUntilItsDaysRunOut() throws {
        let terms = try BenefitFixtures.terms(365_00, .annual)
        let uses = [try BenefitFixtures.use(365_00, on: "2026-03-01")]
        #expect(try outlook(terms, uses: uses, on: "2027-01-01") == [365_00, 365_00])
        #expect(try outlook(terms, uses: uses, on: "2027-12-31") == [1_00, 365_00])
    }

    @Test func aYearlyCreditOfWhichNothingIsKnownIsExpectedLessEveryDay() throws {
        let terms = try BenefitFixtures.terms(365_00, .annual)
        #expect(try outlook(terms, on: "2026-01-01") == [365_00, 365_00])
        #expect(try outlook(terms, on: "2026-07-02") == [183_00, 365_00])
        #expect(try outlook(terms, on: "2026-12-31") == [1_00, 365_00])
    }

    @Test func monthlyCreditsFollowTheRateOfTheMonthsThatPassed() throws {
        let terms = try BenefitFixtures.terms(10_00, .monthly)
        // Half of each of the four months that have passed; 30 days of May and seven months remain.
        let half = try (1...4).map { try BenefitFixtures.use(5_00, on: "2026-0\($0)-10", id: Int64($0)) }
        #expect(try outlook(terms, uses: half, on: "2026-05-02") == [40_00, 80_00])
        #expect(try outlook(terms, uses: half, on: "2026-12-31") == [32, 10_00])
        #expect(try outlook(terms, on: "2026-05-02") == [0, 80_00])
    }

    @Test func aMonthInUseCountsByItsDays() throws {
        let terms = try BenefitFixtures.terms(10_00, .monthly)
        let uses = try (1...5).map { try BenefitFixtures.use(10_00, on: "2026-0\($0)-02", id: Int64($0)) }
        #expect(try outlook(terms, uses: uses, on: "2026-05-02") == [70_00, 70_00])
    }

    @Test func aBonusOfDecemberIsExpectedToo() throws {
        let terms = try BenefitFixtures.terms(15_00, .monthly, bonuses: [(12, 20_00)])
        let uses = try (1...9).map { try BenefitFixtures.use(15_00, on: "2026-0\($0)-02", id: Int64($0)) }
        #expect(try outlook(terms, uses: uses, on: "2026-09-30") == [65_00, 65_00])
    }

    @Test func bothHalvesOfAHalfYearlyCreditAreNotTwelve() throws {
        let terms = try BenefitFixtures.terms(50_00, .semiAnnual)
        let first = [try BenefitFixtures.use(50_00, on: "2026-01-05")]
        #expect(try outlook(terms, uses: first, on: "2026-02-01") == [50_00, 50_00])
        let both = first + [try BenefitFixtures.use(50_00, on: "2026-07-05", id: 2)]
        #expect(try outlook(terms, uses: both, on: "2026-08-01") == [0, 0])
    }

    @Test func ofTwoUsesInACycleTheSecondRemains() throws {
        let terms = try BenefitFixtures.terms(50_00, .annual, uses: 2)
        let uses = [try BenefitFixtures.use(20_00, on: "2026-01-02")]
        #expect(try outlook(terms, uses: uses, on: "2026-01-02")[1] == 50_00)
    }

    /// The fee year ends with September: it touches two calendar years, but holds one year's credit.
    @Test func calendarYearsThatAFeeYearCutsCountAsOne() throws {
        let terms = try BenefitFixtures.terms(600_00, .annual)
        let uses = try [(2025, 1), (2026, 2)].map { try BenefitFixtures.use(600_00, on: "\($0.0)-11-20", id: Int64($0.1)) }
        #expect(try outlook(terms, opened: "2024-10-01", since: "2025-01-01", uses: uses, on: "2026-12-01") == [0, 600_00])
        // Used in spring: the credit of 2026 is gone, and nine months of 2027 are left.
        let spring = try [(2025, 1), (2026, 2)].map { try BenefitFixtures.use(600_00, on: "\($0.0)-03-20", id: Int64($0.1)) }
        #expect(try outlook(terms, opened: "2024-10-01", since: "2025-01-01", uses: spring, on: "2026-12-01") == [448_77, 600_00])
    }

    /// Nothing is known of last year's credit, but this year's was used, and both count as one.
    @Test func aUsedCalendarYearLeavesNothingOfTheOneBefore() throws {
        let uses = [try BenefitFixtures.use(300_00, on: "2026-01-05")]
        let terms = try BenefitFixtures.terms(300_00, .annual)
        #expect(try outlook(terms, opened: "2025-09-15", since: "2026-01-02", uses: uses, on: "2026-04-05") == [0, 300_00])
    }

    @Test func anniversariesEndWithTheFeeYear() throws {
        let terms = try BenefitFixtures.terms(300_00, .annual, .anniversary)
        let uses = [try BenefitFixtures.use(300_00, on: "2026-06-20")]
        #expect(try outlook(terms, opened: "2025-06-15", since: "2026-06-15", uses: uses, on: "2026-12-01") == [0, 0])
        #expect(try outlook(terms, opened: "2025-06-15", since: "2026-06-15", uses: uses, on: "2027-06-15") == [300_00, 300_00])
    }

    @Test func aCreditOfFourYearsCountsWithTheDaysOfTheYear() throws {
        let terms = try BenefitFixtures.terms(1_461_00, .months(48), .anniversary)
        #expect(try outlook(terms, on: "2026-01-01") == [365_00, 1_461_00])
        #expect(try outlook(terms, uses: [try BenefitFixtures.use(1_461_00, on: "2026-02-01")], on: "2026-05-01") == [0, 0])
    }

    @Test func aRollingCreditComesBackWithinTheYear() throws {
        let terms = try BenefitFixtures.terms(365_00, .annual, .rolling)
        // Used again on 1 July at the earliest: 184 days of the year.
        let uses = [try BenefitFixtures.use(365_00, on: "2025-07-01")]
        #expect(try outlook(terms, opened: "2025-01-01", since: "2025-01-01", uses: uses, on: "2026-05-01") == [184_00, 365_00])
    }

    @Test func occasionsAreNotExtrapolated() throws {
        let terms = try BenefitFixtures.terms(120_00, .perOccasion)
        #expect(try outlook(terms, uses: [try BenefitFixtures.use(120_00, on: "2026-01-10")], on: "2026-01-20") == [0, 120_00])
    }

    @Test func whatTheIssuerGivesByItselfIsExpectedInFull() throws {
        let terms = try BenefitFixtures.terms(25_00, .quarterly)
        #expect(
            try outlook(
                terms, mode: .claimsItself, uses: [try BenefitFixtures.use(25_00, on: "2026-01-01", byHand: false)], on: "2026-02-01")
                == [75_00, 75_00])
    }

    /// Added in July: from January to June it may have been used.
    @Test func cyclesBeforeItWasAddedCountAtTheSameRate() throws {
        let terms = try BenefitFixtures.terms(10_00, .monthly)
        let uses = try [BenefitFixtures.use(10_00, on: "2026-07-10"), BenefitFixtures.use(10_00, on: "2026-08-10", id: 2)]
        #expect(try outlook(terms, since: "2026-07-01", uses: uses, on: "2026-09-01") == [100_00, 100_00])
    }

    @Test func endedAndIgnoredBenefitsGiveNothing() throws {
        let terms = try BenefitFixtures.terms(10_00, .monthly)
        #expect(try outlook(terms, hasEnded: true, on: "2026-02-01") == [0, 0])
        #expect(try outlook(terms, mode: .ignore, on: "2026-02-01") == [0, 0])
        let ending = try BenefitFixtures.terms(10_00, .monthly, lastDay: "2026-03-31")
        #expect(try outlook(ending, on: "2026-02-01")[1] == 20_00)
        #expect(try outlook(ending, on: "2026-04-01") == [0, 0])
    }
}
