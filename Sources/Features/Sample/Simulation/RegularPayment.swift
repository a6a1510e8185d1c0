import Models

/// A payment or income on the same day of every n-th month.
struct RegularPayment {
    var account: SampleAccount
    var payee: String
    var category: StandardCategory
    /// The amounts in minor units; debits are negative. Each applies from `from` months after the first month.
    var prices: [(from: Int, units: Int64)]
    var dayOfMonth: Int
    /// The interval in months, and the offset of the first payment within it.
    var every: Int
    var phase: Int
    /// The maximum random deviation in minor units, for metered consumption.
    var spread: Int64
    /// Whether the amount depends on the season.
    var isSeasonal: Bool
    var memo: String

    init(
        _ account: SampleAccount, _ payee: String, _ category: StandardCategory, _ units: Int64, on dayOfMonth: Int, every: Int = 1,
        phase: Int = 0, spread: Int64 = 0, isSeasonal: Bool = false, from first: Int = 0, later: [(from: Int, units: Int64)] = [],
        memo: String = ""
    ) {
        (self.account, self.payee, self.category, self.memo) = (account, payee, category, memo)
        prices = [(first, units)] + later
        (self.dayOfMonth, self.every, self.phase, self.spread, self.isSeasonal) = (dayOfMonth, every, phase, spread, isSeasonal)
    }

    /// The movement in a month, with its index from the first month; nil if there is none.
    func movement(in month: Month, index: Int, random: inout SeededRandom) -> Movement? {
        let calendarMonth = month.month
        guard (calendarMonth - 1) % every == phase, var units = prices.last(where: { $0.from <= index })?.units else { return nil }
        if isSeasonal { units = units * Self.season[calendarMonth - 1] / 100 }
        if spread > 0 { units += random.number(in: -spread...spread) }
        // Card payments are booked on weekends too, bank payments are not.
        let day = month.day(dayOfMonth)
        return Movement(
            account: account, day: account == .card ? day : day.workdayOnOrAfter, units: units, payee: payee, memo: memo,
            category: category)
    }

    /// The seasonal factor of each month in percent of the yearly mean.
    private static let season: [Int64] = [158, 152, 128, 98, 72, 56, 52, 54, 68, 96, 126, 148]
}
