package import Models

/// The rates of a forecast: those of today, also for future days.
package final class ForecastRates {
    package let lookup: RateLookup
    private let today: Day
    private var missing: [ID<Account>: Set<Currency>] = [:]

    init(_ lookup: RateLookup, today: Day) {
        self.lookup = lookup
        self.today = today
    }

    /// Currencies without a rate to that of an account, by account.
    package var leftOut: [ID<Account>: [Currency]] { missing.mapValues { $0.sorted() } }

    /// An amount of an account in its currency.
    ///
    /// - Returns: nil without a rate, which is recorded.
    func converted(_ amount: Money, of account: Account) throws -> Money? {
        guard amount.currency != account.currency else { return amount }
        guard let quotient = try lookup.quotient(from: amount.currency, to: account.currency, on: today) else {
            missing[account.id, default: []].insert(amount.currency)
            return nil
        }
        return try quotient.convert(amount, to: account.currency)
    }
}
