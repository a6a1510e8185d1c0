/// The value of a card in a fee year compared with its annual fee.
package struct CardValue: Hashable, Sendable {
    /// Value of the benefits used in the year.
    package let redeemed: Money
    /// Unused value of cycles that ended in the year.
    package let lost: Money
    /// Value that can still be used now.
    package let available: Money
    /// Zero where there is no fee.
    package let fee: Money
    /// Total value of all benefits per year.
    package let perYear: Money
    package let year: CardFeeYear
    private let today: Day
    /// The day from which the year can be assessed.
    private let since: Day

    /// - Parameter since: the day from which the card's uses are known: the day it was added, or that of an earlier use. Time before it is
    ///   not assessed. Nil for the first day of the fee year.
    package init(
        redeemed: Money, lost: Money, available: Money, fee: Money, perYear: Money, year: CardFeeYear, since: Day? = nil, today: Day
    ) {
        self.redeemed = redeemed
        self.lost = lost
        self.available = available
        self.fee = fee
        self.perYear = perYear
        self.year = year
        self.since = max(since ?? year.first, year.first)
        self.today = today
    }

    /// Redeemed value less the fee.
    package var net: Money {
        Money(minorUnits: redeemed.minorUnits.subtractingClamped(fee.minorUnits), currency: fee.currency)
    }

    /// Net value relative to the fee, in hundredths of a per cent, rounded half to even: 600 redeemed for 895 is −3,296. Nil without a fee.
    package var returnRate: Int64? { rate(of: Int128(redeemed.minorUnits)) }

    /// The return of a whole year at the current rate; nil without a fee.
    package var annualisedReturn: Int64? {
        let elapsed = min(max(since.distance(to: today) + 1, 0), year.length)
        guard elapsed > 0, elapsed < year.length else { return returnRate }
        return rate(of: (Int128(redeemed.minorUnits) * Int128(year.length)).roundedHalfToEven(dividingBy: Int128(elapsed)))
    }

    package var recommendation: CardRecommendation {
        guard fee.minorUnits > 0, let rate = annualisedReturn else { return .keep }
        guard since.distance(to: today) >= Self.minimumDays else { return .tooEarlyToSay }
        if rate >= 50_00 { return .strongKeep }
        if rate >= 0 { return .keep }
        return rate >= -20_00 ? .evaluate : .considerCancelling
    }

    /// Number of months until the benefits' monthly value covers the rest of the fee; 0 once it is covered, nil if that never happens.
    package var monthsToBreakEven: Int? {
        let rest = Int128(fee.minorUnits) - Int128(redeemed.minorUnits)
        guard rest > 0 else { return 0 }
        guard perYear.minorUnits > 0 else { return nil }
        let (months, remainder) = (rest * 12).quotientAndRemainder(dividingBy: Int128(perYear.minorUnits))
        return Int(clamping: remainder > 0 ? months + 1 : months)
    }

    /// Minimum number of days in a fee year before a recommendation is given.
    private static let minimumDays = 90

    private func rate(of redeemed: Int128) -> Int64? {
        guard fee.minorUnits > 0 else { return nil }
        return Int64(clamping: ((redeemed - Int128(fee.minorUnits)) * 100_00).roundedHalfToEven(dividingBy: Int128(fee.minorUnits)))
    }
}

/// A recommendation based on a card's return.
package enum CardRecommendation: String, CaseIterable, Hashable, Sendable {
    case strongKeep, keep, evaluate, considerCancelling, tooEarlyToSay
}
