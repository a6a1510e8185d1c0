import Testing

@testable import Models

struct CardValueTests {

    private func value(
        fee: Int64, redeemed: Int64, perYear: Int64 = 1_200_00, opened: String = "2025-05-21", today: String = "2026-05-20"
    ) throws -> CardValue {
        let today = try day(today)
        return CardValue(
            redeemed: try money(redeemed, "USD"), lost: try money(0, "USD"), available: try money(0, "USD"), fee: try money(fee, "USD"),
            perYear: try money(perYear, "USD"), year: CardFeeYear(containing: today, opened: try day(opened)), today: today)
    }

    @Test func returnRateIsNetValueByFee() throws {
        let value = try value(fee: 895_00, redeemed: 600_00)
        #expect(value.net == (try money(-295_00, "USD")))
        #expect(value.returnRate == -32_96)
        #expect(value.recommendation == .considerCancelling)
    }

    @Test(arguments: [
        (Int64(150_00), CardRecommendation.strongKeep), (149_99, .keep), (100_00, .keep), (99_99, .evaluate), (80_00, .evaluate),
        (79_99, .considerCancelling),
    ])
    func theRecommendationFollowsTheReturn(redeemed: Int64, expected: CardRecommendation) throws {
        #expect(try value(fee: 100_00, redeemed: redeemed).recommendation == expected)
    }

    @Test func beforeNinetyDaysItIsTooEarlyToSay() throws {
        // The 90th day after the first one.
        #expect(try value(fee: 100_00, redeemed: 0, opened: "2026-02-20", today: "2026-05-20").recommendation == .tooEarlyToSay)
        #expect(try value(fee: 100_00, redeemed: 0, opened: "2026-02-19", today: "2026-05-20").recommendation == .considerCancelling)
    }

    @Test func withoutAKnownFeeYearItIsTooEarlyUntilNinetyDaysAfterAdding() throws {
        func recommendation(on today: String) throws -> CardRecommendation {
            let today = try day(today)
            return CardValue(
                redeemed: try money(0), lost: try money(0), available: try money(0), fee: try money(100_00), perYear: try money(0),
                year: CardFeeYear(containing: today, opened: nil), since: try day("2026-06-01"), today: today
            ).recommendation
        }
        #expect(try recommendation(on: "2026-08-29") == .tooEarlyToSay)
        #expect(try recommendation(on: "2026-08-30") == .considerCancelling)
    }

    @Test func returnsAreAnnualisedAfterwards() throws {
        // 181 of 365 days: half the fee redeemed in half a year is a return of zero.
        let half = try value(fee: 365_00, redeemed: 181_00, opened: "2026-01-01", today: "2026-06-30")
        #expect(half.annualisedReturn == 0)
        #expect(half.recommendation == .keep)
        #expect(half.returnRate == -50_41)
    }

    @Test func withoutAFeeThereIsNoReturnAndKeepIsRecommended() throws {
        let free = try value(fee: 0, redeemed: 0)
        #expect(free.returnRate == nil)
        #expect(free.recommendation == .keep)
        #expect(free.monthsToBreakEven == 0)
    }

    @Test func monthsToBreakEvenAreRoundedUp() throws {
        #expect(try value(fee: 895_00, redeemed: 600_00, perYear: 1_200_00).monthsToBreakEven == 3)
        #expect(try value(fee: 895_00, redeemed: 595_00, perYear: 1_200_00).monthsToBreakEven == 3)
        #expect(try value(fee: 895_00, redeemed: 594_99, perYear: 1_200_00).monthsToBreakEven == 4)
        #expect(try value(fee: 895_00, redeemed: 895_00, perYear: 1_200_00).monthsToBreakEven == 0)
        #expect(try value(fee: 895_00, redeemed: 0, perYear: 0).monthsToBreakEven == nil)
    }

    @Test func halvesAreRoundedToEven() {
        #expect(Int128(5).roundedHalfToEven(dividingBy: 2) == 2)
        #expect(Int128(7).roundedHalfToEven(dividingBy: 2) == 4)
        #expect(Int128(-5).roundedHalfToEven(dividingBy: 2) == -2)
        #expect(Int128(-7).roundedHalfToEven(dividingBy: 2) == -4)
        #expect(Int128(-29_500).roundedHalfToEven(dividingBy: 895) == -33)
    }
}
