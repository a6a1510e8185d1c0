package import Models

/// Computes future balances from scheduled items and usual spending.
///
/// Sums of scheduled amounts are exact. The usual spending is estimated in floating-point numbers and rounded once for each day.
package struct Forecaster: Sendable {
    private let accounts: [ForecastAccount]
    private let items: [ForecastItem]
    private let bills: [CardBill]
    private let reserves: [BudgetReserve]
    private let today: Day
    private let days: Int

    /// - Parameters:
    ///   - accounts: each with another id.
    ///   - items: in any order, each in the currency of its account; earlier ones are moved to today; items of unknown accounts or after the last day
    ///     are ignored.
    ///   - bills: card and payer have the same currency.
    ///   - last: today or later.
    package init(
        accounts: [ForecastAccount], items: [ForecastItem], bills: [CardBill] = [], reserves: [BudgetReserve] = [], today: Day,
        through last: Day
    ) {
        self.accounts = accounts
        self.items = items
        self.bills = bills
        self.reserves = reserves
        self.today = today
        days = max(today.distance(to: last), 0) + 1
    }

    /// - Throws: `MoneyError.overflow`.
    package func forecast() throws(MoneyError) -> Forecast {
        let known = Set(accounts.map(\.id))
        var scheduled = items.filter { known.contains($0.account) && index(of: $0.day) < days }
        for position in scheduled.indices { scheduled[position].day = max(scheduled[position].day, today) }
        var paths: [ID<Account>: BalancePath] = [:]
        for account in accounts {
            paths[account.id] = BalancePath(account, reserves: reserves.filter { $0.account == account.id }, today: today, days: days)
        }
        let byDay = Dictionary(grouping: scheduled) { index(of: $0.day) }
        let due = Dictionary(grouping: bills.filter { known.contains($0.card) && known.contains($0.payer) }) {
            index(of: max($0.day, today))
        }
        for index in 0..<days {
            for item in byDay[index] ?? [] { try paths[item.account]?.add(item) }
            for account in accounts { try paths[account.id]?.close() }
            for bill in due[index] ?? [] {
                guard let paid = pay(bill, paths) else { continue }
                let uncertainty = paths[bill.card]?.uncertainty(through: paid.statement) ?? (0, 0)
                try paths[bill.card]?.receive(paid)
                try paths[bill.payer]?.pay(paid, uncertainty: uncertainty, of: bill.card)
                scheduled += items(of: bill, paid)
            }
        }
        let lines = try paths.mapped { path throws(MoneyError) in try path.line() }
        return Forecast(
            lines: lines, totals: try totals(of: lines, scheduled), items: scheduled.sorted { ($0.day, $0.key) < ($1.day, $1.key) })
    }

    // MARK: - Private

    private func index(of day: Day) -> Int { max(today.distance(to: day), 0) }

    private func pay(_ bill: CardBill, _ paths: [ID<Account>: BalancePath]) -> BalancePath.Payment? {
        let statement = today.distance(to: bill.statementDay)
        guard let card = paths[bill.card] else { return nil }
        let payment =
            if let amount = bill.amount {
                BalancePath.Payment(scheduled: amount, expected: amount, statement: max(statement, 0))
            } else if statement >= 0 {
                card.owed(at: statement)
            } else {
                BalancePath.Payment(scheduled: 0, expected: 0, statement: 0)
            }
        return payment.scheduled == 0 && payment.expected == 0 ? nil : payment
    }

    private func items(of bill: CardBill, _ paid: BalancePath.Payment) -> [ForecastItem] {
        [(bill.payer, bill.card, -paid.expected), (bill.card, bill.payer, paid.expected)].compactMap { account, counter, units in
            guard let currency = accounts.first(where: { $0.id == account })?.currency else { return nil }
            return ForecastItem(
                key: "\(bill.key)/\(account)", day: max(bill.day, today), account: account,
                amount: Money(minorUnits: units, currency: currency), title: bill.title, kind: .cardBill, object: bill.object,
                counterAccount: counter)
        }
    }

    /// The sums of lines; the band is that of the common history of their accounts, in which transfers between them cancel out.
    private func totals(of lines: [ID<Account>: ForecastLine], _ items: [ForecastItem]) throws(MoneyError) -> [Currency: ForecastLine] {
        var totals: [Currency: ForecastLine] = [:]
        for (currency, members) in Dictionary(grouping: accounts, by: \.currency) {
            var sum = ForecastLine(
                currency: currency, first: today, scheduled: Array(repeating: 0, count: days), expected: Array(repeating: 0, count: days),
                low: [], high: [])
            for line in members.compactMap({ lines[$0.id] }) {
                for index in 0..<days {
                    sum.scheduled[index] = try sum.scheduled[index].adding(line.scheduled[index])
                    sum.expected[index] = try sum.expected[index].adding(line.expected[index])
                }
            }
            let ids = Set(members.map(\.id))
            let spreads = items.filter { ids.contains($0.account) && $0.counterAccount == nil && $0.spread > 0 }
            let band = Uncertainty(
                history: Self.common(members.map(\.history)), spreads: spreads.map { (index(of: $0.day), $0.spread) }, today: today)
            (sum.low, sum.high) = try band.band(around: sum.expected)
            totals[currency] = sum
        }
        return totals
    }

    /// The sum of histories that end on the same day; sums beyond 64 bits are the largest number.
    private static func common(_ histories: [[Int64]]) -> [Int64] {
        let longest = histories.map(\.count).max() ?? 0
        var sum = [Int64](repeating: 0, count: longest)
        for history in histories {
            let offset = longest - history.count
            for (index, amount) in history.enumerated() {
                sum[offset + index] = Int64(clamping: Int128(sum[offset + index]) + Int128(amount))
            }
        }
        return sum
    }
}

extension Int64 {
    /// - Throws: `MoneyError.overflow`.
    func adding(_ other: Int64) throws(MoneyError) -> Int64 {
        let (sum, isOver) = addingReportingOverflow(other)
        guard !isOver else { throw .overflow }
        return sum
    }
}

extension Dictionary {
    fileprivate func mapped<New, Failure: Error>(_ transform: (Value) throws(Failure) -> New) throws(Failure) -> [Key: New] {
        var new: [Key: New] = [:]
        for (key, value) in self { new[key] = try transform(value) }
        return new
    }
}
