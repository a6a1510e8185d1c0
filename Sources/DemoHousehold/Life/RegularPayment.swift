import Models

/// Something that is paid or received on the same day of every so many months.
struct RegularPayment {
    var account: DemoAccount
    var payee: String
    var category: StandardCategory
    /// Minor units, negative for money out; a later price counts from so many months after the first month on.
    var prices: [(from: Int, units: Int64)]
    var dayOfMonth: Int
    /// Every how many months, and in which of them it begins.
    var every: Int
    var phase: Int
    /// Minor units up or down by chance: what is read from a meter.
    var spread: Int64
    /// Whether winters cost more than summers.
    var isSeasonal: Bool
    var memo: String

    init(
        _ account: DemoAccount, _ payee: String, _ category: StandardCategory, _ units: Int64, on dayOfMonth: Int, every: Int = 1,
        phase: Int = 0, spread: Int64 = 0, isSeasonal: Bool = false, from first: Int = 0, later: [(from: Int, units: Int64)] = [],
        memo: String = ""
    ) {
        self.account = account
        self.payee = payee
        self.category = category
        prices = [(first, units)] + later
        self.dayOfMonth = dayOfMonth
        self.every = every
        self.phase = phase
        self.spread = spread
        self.isSeasonal = isSeasonal
        self.memo = memo
    }

    /// What is moved in a month, counted from the household's first; nil where nothing is.
    func movement(in month: Month, index: Int, random: inout SeededRandom) -> Movement? {
        let calendarMonth = month.month
        guard (calendarMonth - 1) % every == phase, var units = prices.last(where: { $0.from <= index })?.units else { return nil }
        if isSeasonal { units = units * Self.season[calendarMonth - 1] / 100 }
        if spread > 0 { units += random.number(in: -spread...spread) }
        // Cards are charged on weekends too; banks are not.
        let day = month.day(dayOfMonth)
        return Movement(
            account: account, day: account == .card ? day : day.workdayOnOrAfter, units: units, payee: payee, memo: memo,
            category: category)
    }

    /// What a month costs of the year's mean, in hundredths.
    private static let season: [Int64] = [158, 152, 128, 98, 72, 56, 52, 54, 68, 96, 126, 148]
}
