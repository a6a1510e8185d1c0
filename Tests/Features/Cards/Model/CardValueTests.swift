import Models
import TestTools
import Testing

@testable import CardsModel

struct CardValueTests {

    private func value(
        fee: Int64, redeemed: Int64, perYear: Int64 = 1_200_00, opened: String = "2025-05-21", today: String = "2026-05-20"
    ) -> CardValue {
        let today = day(today)
        return CardValue(
            redeemed: money(redeemed, "USD"), lost: money(0, "USD"), available: money(0, "USD"), fee: money(fee, "USD"),
            perYear: money(perYear, "USD"), year: CardFeeYear(containing: today, opened: day(opened)), today: today)
    }

    @Test func returnRateIsNetValueByFee() {
        let value = value(fee: 895_00, redeemed: 600_00)
        #expect(value.net == money(-295_00, "USD"))
        #expect(value.returnRate == -32_96)
        #expect(value.recommendation == .considerCancelling)
    }

    @Test(arguments: [
        (Int64(150_00), CardRecommendation.strongKeep), (149_99, .keep), (100_00, .keep), (99_99, .evaluate), (80_00, .evaluate),
        (79_99, .considerCancelling),
    ])
    func theRecommendationFollowsTheReturn(redeemed: Int64, expected: CardRecommendation) {
        #expect(value(fee: 100_00, redeemed: redeemed).recommendation == expected)
    }

    /// A monthly credit of 10 that is never used, and a yearly one of 60 that was used on the first day.
    private func recommendation(
        fee: Int64, opened: String?, since: String? = nil, on today: String, yearly: Int64 = 60_00, monthly: Int64 = 10_00
    ) throws -> CardRecommendation {
        let (today, opened) = (day(today), opened.map(day))
        let first = since.map(day) ?? CardFeeYear(containing: today, opened: opened).first
        let year = CardFeeYear(containing: today, opened: opened)
        let use = try BenefitFixtures.use(yearly, on: first.description)
        let benefits = [
            (try BenefitFixtures.benefit(try BenefitFixtures.terms(yearly, .annual, .anniversary), since: first.description), [use]),
            (try BenefitFixtures.benefit(try BenefitFixtures.terms(monthly, .monthly), since: first.description), []),
        ]
        return CardValue(
            redeemed: money(yearly, "USD"), lost: money(0, "USD"), available: money(0, "USD"), fee: money(fee, "USD"),
            perYear: money(yearly + 12 * monthly, "USD"),
            outlooks: benefits.map { BenefitOutlook($0, opened: opened, uses: $1, year: year, today: today) }, year: year, since: first,
            today: today
        ).recommendation
    }

    @Test func beforeNinetyDaysItIsTooEarlyToSay() throws {
        // The 90th day after the first one.
        #expect(try recommendation(fee: 100_00, opened: "2026-02-20", on: "2026-05-20") == .tooEarlyToSay)
        #expect(try recommendation(fee: 100_00, opened: "2026-02-19", on: "2026-05-20") == .considerCancelling)
    }

    @Test func itIsSaidAtOnceIfNothingThatIsLeftMakesADifference() throws {
        // 60 redeemed and at most 120 more: 180 of 400 is -55 %.
        #expect(try recommendation(fee: 400_00, opened: "2026-02-20", on: "2026-02-21") == .considerCancelling)
        // 180 of 225 is -20 %, which is another recommendation.
        #expect(try recommendation(fee: 225_00, opened: "2026-02-20", on: "2026-02-21") == .tooEarlyToSay)
        // 60 for 40 is +50 %, whatever else comes.
        #expect(try recommendation(fee: 40_00, opened: "2026-02-20", on: "2026-02-21") == .strongKeep)
    }

    @Test func withoutAKnownFeeYearItIsTooEarlyUntilNinetyDaysAfterAdding() throws {
        #expect(try recommendation(fee: 100_00, opened: nil, since: "2026-06-01", on: "2026-08-29") == .tooEarlyToSay)
        #expect(try recommendation(fee: 100_00, opened: nil, since: "2026-06-01", on: "2026-08-30") == .considerCancelling)
    }

    @Test func ofACardWithoutBenefitsItIsTooEarlyUntilNinetyDays() {
        #expect(value(fee: 100_00, redeemed: 0, perYear: 0, opened: "2026-02-20").recommendation == .tooEarlyToSay)
        #expect(value(fee: 100_00, redeemed: 0, perYear: 0, opened: "2026-02-19").recommendation == .considerCancelling)
    }

    @Test func theExpectedReturnIsOfTheWholeYear() throws {
        let today = day("2026-06-30")
        let uses = try (1...6).map { try BenefitFixtures.use(10_00, on: "2026-0\($0)-02", id: Int64($0)) }
        let year = CardFeeYear(containing: today, opened: day("2026-01-01"))
        let outlook = BenefitOutlook(
            try BenefitFixtures.benefit(try BenefitFixtures.terms(10_00, .monthly)), opened: year.first, uses: uses, year: year,
            today: today)
        let value = CardValue(
            redeemed: money(60_00, "USD"), lost: money(0, "USD"), available: money(0, "USD"), fee: money(120_00, "USD"),
            perYear: money(120_00, "USD"), outlooks: [outlook], year: year, today: today)
        #expect(value.expected == money(120_00, "USD"))
        #expect(value.expectedReturn == 0 && value.returnRate == -50_00)
        #expect(value.recommendation == .keep)
    }

    @Test func withoutAFeeThereIsNoReturnAndKeepIsRecommended() {
        let free = value(fee: 0, redeemed: 0)
        #expect(free.returnRate == nil)
        #expect(free.recommendation == .keep)
        #expect(free.monthsToBreakEven == 0)
    }

    @Test func monthsToBreakEvenAreRoundedUp() {
        #expect(value(fee: 895_00, redeemed: 600_00, perYear: 1_200_00).monthsToBreakEven == 3)
        #expect(value(fee: 895_00, redeemed: 595_00, perYear: 1_200_00).monthsToBreakEven == 3)
        #expect(value(fee: 895_00, redeemed: 594_99, perYear: 1_200_00).monthsToBreakEven == 4)
        #expect(value(fee: 895_00, redeemed: 895_00, perYear: 1_200_00).monthsToBreakEven == 0)
        #expect(value(fee: 895_00, redeemed: 0, perYear: 0).monthsToBreakEven == nil)
    }

    @Test func halvesAreRoundedToEven() {
        #expect(Int128(5).roundedHalfToEven(dividingBy: 2) == 2)
        #expect(Int128(7).roundedHalfToEven(dividingBy: 2) == 4)
        #expect(Int128(-5).roundedHalfToEven(dividingBy: 2) == -2)
        #expect(Int128(-7).roundedHalfToEven(dividingBy: 2) == -4)
        #expect(Int128(-29_500).roundedHalfToEven(dividingBy: 895) == -33)
    }
}
