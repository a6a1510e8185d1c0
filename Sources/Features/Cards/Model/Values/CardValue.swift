package import Models

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
    let perYear: Money
    /// The expected redeemed value at the end of the fee year if benefits are used as before; see `BenefitOutlook`.
    package let expected: Money
    /// The maximum value that can be redeemed by the end of the fee year.
    let possible: Money
    package let year: CardFeeYear
    /// Whether the day of opening, and with it the fee year, is known; otherwise the fee year is the calendar year.
    package let isYearKnown: Bool
    private let today: Day
    /// The day from which the year can be assessed.
    private let since: Day

    /// - Parameters:
    ///   - since: the day from which the card's uses are known: the day it was added, or that of an earlier use. Nil for the first day of the
    ///     fee year.
    ///   - isYearKnown: whether the day of opening is known.
    ///   - outlooks: the remaining value of each benefit; amounts of another currency than the fee's do not count.
    init(
        redeemed: Money, lost: Money, available: Money, fee: Money, perYear: Money, outlooks: [BenefitOutlook] = [], year: CardFeeYear,
        isYearKnown: Bool = true, since: Day? = nil, today: Day
    ) {
        func sum(_ amounts: [Money]) -> Money {
            let counted = amounts.filter { $0.currency == redeemed.currency }
            return Money(
                minorUnits: counted.reduce(redeemed.minorUnits) { $0.addingClamped($1.minorUnits) }, currency: redeemed.currency)
        }
        expected = sum(outlooks.map(\.expected))
        possible = sum(outlooks.map(\.possible))
        self.redeemed = redeemed
        self.lost = lost
        self.available = available
        self.fee = fee
        self.perYear = perYear
        self.year = year
        self.isYearKnown = isYearKnown
        self.since = max(since ?? year.first, year.first)
        self.today = today
    }

    /// Redeemed value less the fee.
    package var net: Money {
        Money(minorUnits: redeemed.minorUnits.subtractingClamped(fee.minorUnits), currency: fee.currency)
    }

    /// Net value relative to the fee, in hundredths of a per cent, rounded half to even: 600 redeemed for 895 is −3,296. Nil without a fee,
    /// and for a card whose fee year is not known before its 90th day.
    package var returnRate: Int64? { rate(of: Int128(redeemed.minorUnits)) }

    /// The return that is expected of the whole fee year; nil if `returnRate` is.
    var expectedReturn: Int64? { rate(of: Int128(expected.minorUnits)) }

    /// The recommendation by the expected return, from the 90th day of the year on. Earlier only if it is final: the same whether all or none of the
    /// remaining value is used.
    package var recommendation: CardRecommendation {
        guard fee.minorUnits > 0 else { return .keep }
        guard let least = returnRate, let likely = expectedReturn, let most = rate(of: Int128(possible.minorUnits)) else {
            return .tooEarlyToSay
        }
        // A card without any value may have benefits that have not been entered yet.
        if possible.minorUnits > 0, CardRecommendation(return: least) == CardRecommendation(return: most) {
            return CardRecommendation(return: least)
        }
        guard isOldEnough else { return .tooEarlyToSay }
        return CardRecommendation(return: likely)
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

    private var isOldEnough: Bool { since.distance(to: today) >= Self.minimumDays }

    private func rate(of redeemed: Int128) -> Int64? {
        guard fee.minorUnits > 0, isYearKnown || isOldEnough else { return nil }
        return Int64(clamping: ((redeemed - Int128(fee.minorUnits)) * 100_00).roundedHalfToEven(dividingBy: Int128(fee.minorUnits)))
    }
}

/// A recommendation based on a card's return.
package enum CardRecommendation: String, CaseIterable, Hashable, Sendable {
    case strongKeep, keep, evaluate, considerCancelling, tooEarlyToSay

    /// - Parameter rate: net value relative to the fee, in hundredths of a per cent.
    fileprivate init(return rate: Int64) {
        self =
            switch rate {
            case 50_00...: .strongKeep
            case 0...: .keep
            case (-20_00)...: .evaluate
            default: .considerCancelling
            }
    }
}
