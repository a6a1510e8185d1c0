/// What a card gave in a fee year against what it costs (`product.md` section 7).
package struct CardValue: Hashable, Sendable {
    /// Benefits used whose day is in the year.
    package let redeemed: Money
    /// What was left of cycles that ended in the year.
    package let lost: Money
    /// What is still there to be used now.
    package let available: Money
    /// Zero where there is none.
    package let fee: Money
    /// What all benefits together are worth in a year.
    package let perYear: Money
    package let year: CardFeeYear
    private let today: Day
    /// From when on something can be said of the year.
    private let since: Day

    /// - Parameter since: from when on the card's uses are known: the day on which it was added, or that of an earlier use. Nothing is said
    ///   of a time that nobody recorded. Nil: the fee year's first day.
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

    /// Redeemed less the fee.
    package var net: Money {
        Money(minorUnits: redeemed.minorUnits.subtractingClamped(fee.minorUnits), currency: fee.currency)
    }

    /// The net as a part of the fee, in hundredths of a per cent, rounded half to even: 600 redeemed for 895 is −3,296. Nil without a fee.
    package var returnRate: Int64? { rate(of: Int128(redeemed.minorUnits)) }

    /// What a whole year would return at the pace so far; nil without a fee.
    package var annualisedReturn: Int64? {
        let elapsed = min(max(since.distance(to: today) + 1, 0), year.length)
        guard elapsed > 0, elapsed < year.length else { return returnRate }
        return rate(of: (Int128(redeemed.minorUnits) * Int128(year.length)).roundedHalfToEven(dividingBy: Int128(elapsed)))
    }

    package var recommendation: CardRecommendation {
        guard fee.minorUnits > 0, let rate = annualisedReturn else { return .keep }
        guard since.distance(to: today) >= Self.patience else { return .tooEarlyToSay }
        if rate >= 50_00 { return .strongKeep }
        if rate >= 0 { return .keep }
        return rate >= -20_00 ? .evaluate : .considerCancelling
    }

    /// In how many months the benefits pay the rest of the fee, at what they are worth a month; 0 where they have, nil where they never will.
    package var monthsToBreakEven: Int? {
        let rest = Int128(fee.minorUnits) - Int128(redeemed.minorUnits)
        guard rest > 0 else { return 0 }
        guard perYear.minorUnits > 0 else { return nil }
        let (months, remainder) = (rest * 12).quotientAndRemainder(dividingBy: Int128(perYear.minorUnits))
        return Int(clamping: remainder > 0 ? months + 1 : months)
    }

    /// For how many days of a fee year nothing is said.
    private static let patience = 90

    private func rate(of redeemed: Int128) -> Int64? {
        guard fee.minorUnits > 0 else { return nil }
        return Int64(clamping: ((redeemed - Int128(fee.minorUnits)) * 100_00).roundedHalfToEven(dividingBy: Int128(fee.minorUnits)))
    }
}

/// What to do with a card, by what it returns.
package enum CardRecommendation: String, CaseIterable, Hashable, Sendable {
    case strongKeep, keep, evaluate, considerCancelling, tooEarlyToSay
}
