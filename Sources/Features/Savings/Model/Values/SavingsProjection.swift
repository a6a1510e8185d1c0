package import Models

/// The projected balance of an account, month by month: first the month's interest, balance × nominal rate / 12 rounded half to even to the
/// minor unit, then the contribution.
package struct SavingsProjection: Hashable, Sendable {
    let start: Money
    /// In the currency of `start`.
    let contribution: Money
    let today: Day
    /// Annual rate in millionths.
    private let rate: Int64

    init(from start: Money, contribution: Money, rate: InterestRate = .zero, today: Day) {
        self.start = start
        self.contribution = contribution
        self.rate = rate.nominal
        self.today = today
    }

    // MARK: - Balances

    /// The balance after a number of months.
    ///
    /// - Throws: `MoneyError.overflow`, `.mixedCurrencies`.
    package func balance(after months: Int) throws(MoneyError) -> Money {
        if rate == 0 { return try start + contribution * Int64(months) }
        var balance = start
        for _ in 0..<max(months, 0) { balance = try next(balance).balance }
        return balance
    }

    /// Data points for today and each month up to `months`.
    ///
    /// - Throws: `MoneyError.overflow`, `.mixedCurrencies`.
    package func points(months: Int) throws(MoneyError) -> [ProjectionDataPoint] {
        var points = [ProjectionDataPoint(month: 0, day: today, balance: start, interest: .zero(start.currency))]
        var balance = start
        for month in 1...max(months, 1) where month <= months {
            let step = try next(balance)
            balance = step.balance
            points.append(ProjectionDataPoint(month: month, day: Self.day(month, after: today), balance: balance, interest: step.interest))
        }
        return points
    }

    /// The balance one month after a balance.
    ///
    /// - Throws: `MoneyError.overflow`, `.mixedCurrencies`.
    func balance(following balance: Money) throws(MoneyError) -> Money { try next(balance).balance }

    // MARK: - Targets

    /// The number of months until the balance reaches a target in its currency; 0 if it is reached today, nil if it never is, or not within
    /// a million months.
    func months(until target: Money) -> Int? {
        guard target.currency == start.currency, contribution.currency == start.currency else { return nil }
        guard start.minorUnits < target.minorUnits else { return 0 }
        if rate == 0 {
            guard contribution.minorUnits > 0 else { return nil }
            let missing = Int128(target.minorUnits) - Int128(start.minorUnits)
            let each = Int128(contribution.minorUnits)
            return Int(clamping: (missing + each - 1) / each)
        }
        var balance = start.minorUnits
        for month in 1...Self.maxMonths {
            guard let step = step(balance) else { return nil }
            // A balance that does not grow in one month never grows.
            guard step.balance > balance else { return nil }
            balance = step.balance
            if balance >= target.minorUnits { return month }
        }
        return nil
    }

    /// The day after a number of months: today's day of the month, or the month's last day if it is shorter.
    static func day(_ months: Int, after today: Day) -> Day {
        let month = Month(of: today).adding(months: months)
        let (_, _, dayOfMonth) = today.parts
        return min(month.firstDay.adding(days: dayOfMonth - 1), month.lastDay)
    }

    /// Whole months from one day to another, which is the number of possible contributions; negative for a past day.
    package static func months(from today: Day, until day: Day) -> Int {
        guard day >= today else { return -1 }
        let months = Int(Month(of: day).number) - Int(Month(of: today).number)
        return Self.day(months, after: today) <= day ? months : months - 1
    }

    // MARK: - Private

    private static let maxMonths = 1_000_000

    private func next(_ balance: Money) throws(MoneyError) -> (balance: Money, interest: Money) {
        guard contribution.currency == balance.currency else { throw .mixedCurrencies(balance.currency, contribution.currency) }
        guard let step = step(balance.minorUnits) else { throw .overflow }
        return (
            Money(minorUnits: step.balance, currency: balance.currency), Money(minorUnits: step.interest, currency: balance.currency)
        )
    }

    /// One month in minor units; nil on overflow.
    private func step(_ balance: Int64) -> (balance: Int64, interest: Int64)? {
        let (product, isLarge) = balance.multipliedReportingOverflow(by: rate)
        let interest =
            isLarge
            ? Int64(exactly: (Int128(balance) * Int128(rate)).roundedHalfToEven(dividingBy: Self.parts))
            : product.roundedHalfToEven(dividingBy: Int64(Self.parts))
        guard let interest else { return nil }
        let (earned, isOver) = balance.addingReportingOverflow(interest)
        let (sum, isFar) = earned.addingReportingOverflow(contribution.minorUnits)
        return isOver || isFar ? nil : (sum, interest)
    }

    /// Twelve months of millionths.
    private static let parts: Int128 = 12_000_000
}
