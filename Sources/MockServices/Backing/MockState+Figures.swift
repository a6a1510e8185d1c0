import Models
import Services

/// What accounts hold, worked out from the transactions.
extension MockState {

    /// The completed entries of a place up to the end of a day; nil: all.
    func booked(_ place: Place, in currency: Currency, at day: Day? = nil) throws(MoneyError) -> Money {
        var sum = Money.zero(currency)
        for group in groups.values where group.status == .completed {
            for part in group.parts where part.amount.currency == currency {
                if part.destination == place, day.map({ part.destinationDay <= $0 }) ?? true { sum = try sum + part.amount }
                if part.source == place, day.map({ part.sourceDay <= $0 }) ?? true { sum = try sum - part.amount }
            }
        }
        return sum
    }

    func summary(of account: Account) throws -> AccountSummary {
        let place = Place(account.id)
        var pendingOut = Money.zero(account.currency)
        var entries = 0
        for group in groups.values where group.parts.contains(where: { $0.source == place || $0.destination == place }) {
            entries += 1
            guard group.status == .pending else { continue }
            for part in group.parts where part.source == place { pendingOut = try pendingOut + part.amount }
        }
        let balance = AccountBalance(booked: try booked(place, in: account.currency), pendingOut: pendingOut, entries: entries)
        return AccountSummary(
            account: account, balance: balance, available: try balance.available(limit: account.limit),
            difference: try difference(of: account))
    }

    private func difference(of account: Account) throws -> StatementDifference? {
        guard let stated = stated[account.id] else { return nil }
        let booked = try booked(Place(account.id), in: account.currency, at: stated.day)
        return booked == stated.amount ? nil : StatementDifference(day: stated.day, stated: stated.amount, booked: booked)
    }

    /// The default account, then by kind and name.
    func sortedAccounts() -> [Account] {
        let order = Dictionary(AccountKind.allCases.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return accounts.sorted { left, right in
            (left.isDefault ? 0 : 1, order[left.kind] ?? 0, left.name.folded, left.id.rawValue)
                < (right.isDefault ? 0 : 1, order[right.kind] ?? 0, right.name.folded, right.id.rawValue)
        }
    }

    /// Income, then spending, then neutral; by name.
    func sortedCategories() -> [Models.Category] {
        let order = Dictionary(CategoryClass.allCases.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return categories.sorted {
            (order[$0.class] ?? 0, $0.name.folded, $0.id.rawValue) < (order[$1.class] ?? 0, $1.name.folded, $1.id.rawValue)
        }
    }

    // MARK: - Several currencies

    /// What everything comes to in the household's currency at the end of a day, at a day's rates.
    func netWorth(at day: Day?, ratesOf rateDay: Day) throws -> ConvertedTotal {
        try total(of: try accounts.map { try booked(Place($0.id), in: $0.currency, at: day) }, in: context.household.currency, on: rateDay)
    }

    func total(of amounts: [Money], in currency: Currency, on day: Day) throws -> ConvertedTotal {
        var result = ConvertedTotal(total: .zero(currency), rateDay: nil, leftOut: [])
        for amount in amounts {
            if amount.currency == currency {
                result.total = try result.total + amount
            } else if let rate = rate(from: amount.currency, to: currency, on: day) {
                result.total = try result.total + MockRate(rate).convert(amount)
                result.rateDay = min(result.rateDay ?? rate.day, rate.day)
            } else if !amount.isZero, !result.leftOut.contains(amount.currency) {
                result.leftOut.append(amount.currency)
            }
        }
        result.leftOut.sort()
        return result
    }

    /// The last rate on or before a day, given, by its inverse or through the euro.
    func rate(from base: Currency, to quote: Currency, on day: Day) -> ExchangeRate? {
        if base == quote { return ExchangeRate(day: day, base: base, quote: quote, rate: MockRate.one, source: .typed) }
        if let given = given(from: base, to: quote, on: day) { return given }
        guard let euro = Currency(code: "EUR"), base != euro, quote != euro, let first = given(from: base, to: euro, on: day),
            let second = given(from: euro, to: quote, on: day)
        else { return nil }
        return MockRate(first).followed(by: second)
    }

    private func given(from base: Currency, to quote: Currency, on day: Day) -> ExchangeRate? {
        func latest(_ base: Currency, _ quote: Currency) -> ExchangeRate? {
            rates.filter { $0.base == base && $0.quote == quote && $0.day <= day }.max { $0.day < $1.day }
        }
        let direct = latest(base, quote)
        let reverse = latest(quote, base)
        if let direct, direct.day >= reverse?.day ?? direct.day { return direct }
        return reverse.map { MockRate($0).inverse }
    }
}
