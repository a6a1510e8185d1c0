import Models

/// The balances of one account over the days of a forecast.
struct BalancePath {
    /// The payment of a card's bill, in minor units, and the index of the day of its statement.
    struct Payment {
        var scheduled: Int64
        var expected: Int64
        var statement: Int
    }

    private let account: ForecastAccount
    private let usual: UsualFlow?
    private let uncertainty: Uncertainty
    private let reserves: [BudgetReserve]
    private let today: Day
    private let days: Int
    private var scheduled: Int64
    private var expected: Int64
    /// The sum of the usual flow, before rounding.
    private var drift = 0.0
    private var scheduledDays: [Int64] = []
    private var expectedDays: [Int64] = []
    private var belowDays: [Double] = []
    private var aboveDays: [Double] = []
    /// The variance of scheduled amounts.
    private var spread = 0.0
    /// The uncertainty of paid statements of cards, by card.
    private var paid: [ID<Account>: (below: Double, above: Double)] = [:]
    /// The index of the day after whose end the account has paid nothing.
    private var unpaidSince = 0

    init(_ account: ForecastAccount, reserves: [BudgetReserve], today: Day, days: Int) {
        self.account = account
        self.reserves = reserves
        self.today = today
        self.days = days
        (scheduled, expected) = (account.balance, account.balance)
        uncertainty = Uncertainty(history: account.history, today: today)
        usual = UsualFlow(history: Self.unbudgeted(account), today: today)
        scheduledDays.reserveCapacity(days)
        expectedDays.reserveCapacity(days)
    }

    // MARK: - A day

    /// - Throws: `MoneyError.overflow`.
    mutating func add(_ item: ForecastItem) throws(MoneyError) {
        scheduled = try scheduled.adding(item.amount.minorUnits)
        expected = try expected.adding(item.amount.minorUnits)
        spread += Double(item.spread) * Double(item.spread)
    }

    /// Ends a day: adds the usual flow, except today, whose balance includes it.
    ///
    /// - Throws: `MoneyError.overflow`.
    mutating func close() throws(MoneyError) {
        let index = scheduledDays.count
        let day = today.adding(days: index)
        if index > 0 {
            drift += usual?.amount(on: day) ?? 0
            for reserve in reserves where reserve.days.contains(day) {
                drift -= Double(reserve.amount) / Double(reserve.days.lowerBound.distance(to: reserve.days.upperBound) + 1)
            }
        }
        scheduledDays.append(scheduled)
        expectedDays.append(try expected.adding(Int64(clampedRounding: drift)))
        let own = uncertainty.widths(after: index - unpaidSince)
        belowDays.append(paid.values.reduce(own.below * own.below + spread) { $0 + $1.below * $1.below }.squareRoot())
        aboveDays.append(paid.values.reduce(own.above * own.above + spread) { $0 + $1.above * $1.above }.squareRoot())
    }

    // MARK: - Card bills

    /// The debt at the end of a day.
    func owed(at index: Int) -> Payment {
        guard index < scheduledDays.count else { return Payment(scheduled: 0, expected: 0, statement: index) }
        return Payment(
            scheduled: max(Int64(clamping: -Int128(scheduledDays[index])), 0),
            expected: max(Int64(clamping: -Int128(expectedDays[index])), 0),
            statement: index)
    }

    /// The uncertainty of the debt at the end of a day.
    func uncertainty(through index: Int) -> (below: Double, above: Double) { uncertainty.widths(after: index) }

    /// Takes the payment of this account's debt.
    ///
    /// - Throws: `MoneyError.overflow`.
    mutating func receive(_ payment: Payment) throws(MoneyError) {
        try change(scheduled: payment.scheduled, expected: payment.expected)
        unpaidSince = max(payment.statement, unpaidSince)
    }

    /// Pays the debt of a card.
    ///
    /// - Throws: `MoneyError.overflow`.
    mutating func pay(
        _ payment: Payment, uncertainty: (below: Double, above: Double), of card: ID<Account>
    ) throws(MoneyError) {
        try change(scheduled: -payment.scheduled, expected: -payment.expected)
        paid[card] = uncertainty
    }

    private mutating func change(scheduled change: Int64, expected other: Int64) throws(MoneyError) {
        scheduled = try scheduled.adding(change)
        expected = try expected.adding(other)
        let last = scheduledDays.count - 1
        scheduledDays[last] = try scheduledDays[last].adding(change)
        expectedDays[last] = try expectedDays[last].adding(other)
    }

    // MARK: - Result

    /// - Throws: `MoneyError.overflow`.
    func line() throws(MoneyError) -> ForecastLine {
        let (low, high) = try Uncertainty.band(around: expectedDays, below: belowDays, above: aboveDays)
        return ForecastLine(
            currency: account.currency, first: today, scheduled: scheduledDays, expected: expectedDays, low: low, high: high)
    }

    private static func unbudgeted(_ account: ForecastAccount) -> [Int64] {
        guard account.budgeted.count == account.history.count else { return account.history }
        return zip(account.history, account.budgeted).map { Int64(clamping: Int128($0) - Int128($1)) }
    }
}
