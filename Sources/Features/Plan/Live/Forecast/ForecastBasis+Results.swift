import Forecasting
import Models
import PlanModel
import Services

extension ForecastBasis {
    /// The results of a forecast with further items through a day.
    ///
    /// - Throws: `MoneyError.overflow`.
    func results(with further: [ForecastItem], through day: Day) throws -> HouseholdForecast {
        if further.isEmpty, let results { return results.prefix(through: day) }
        return try makeResults(of: try forecast(with: further)).prefix(through: day)
    }

    /// The results of a forecast through its last day.
    ///
    /// - Throws: `MoneyError.overflow`.
    func makeResults(of forecast: Forecast) throws -> HouseholdForecast {
        let byAccount = Dictionary(grouping: forecast.items, by: \.account)
        let covered = covered.sorted { ($0.item.day, $0.item.key) < ($1.item.day, $1.item.key) }
        let shown = accounts.filter { !$0.isArchived }.compactMap { account in
            forecast.lines[account.id].map {
                AccountForecast(
                    account: account, history: histories[account.id] ?? [], line: $0, items: byAccount[account.id] ?? [],
                    covered: covered.filter { $0.item.account == account.id }, leftOut: leftOut[account.id] ?? [])
            }
        }
        let past = try pastTotals()
        let missing = Set(try conversion.total(of: lastBalances(forecast)).leftOut).union(leftOut.values.joined())
        let total = TotalForecast(
            history: past.map { DatedAmount(day: $0.day, amount: $0.amount.total) },
            line: try total(of: Array(forecast.totals.values)), items: forecast.items.filter { $0.counterAccount == nil },
            covered: covered.filter { $0.item.counterAccount == nil }, leftOut: missing.sorted(),
            leftOutBefore: Set(past.flatMap(\.amount.leftOut)).subtracting(missing).sorted())
        return HouseholdForecast(today: today, last: last, accounts: shown, total: total, isUsualKnown: isUsualKnown)
    }

    private func lastBalances(_ forecast: Forecast) -> [Money] {
        constant + inputs.map { Money(minorUnits: $0.balance, currency: $0.currency) }
            + forecast.totals.values.compactMap { line in line.expected.last.map { Money(minorUnits: $0, currency: line.currency) } }
    }

    /// The totals of the last days, each at the rates of its day.
    private func pastTotals() throws -> [(day: Day, amount: ConvertedTotal)] {
        let histories = Array(histories.values)
        guard let days = histories.first?.map(\.day) else { return [] }
        return try zip(days.indices, pastConversions).map { index, conversion in
            (days[index], try conversion.total(of: constant + histories.map { $0[index].amount }))
        }
    }

    /// The sum of lines of several currencies. Their deviations are independent, so the widths of their bands add up as squares do.
    private func total(of lines: [ForecastLine]) throws -> ForecastLine {
        var total = ForecastLine(currency: conversion.currency, first: today, scheduled: [], expected: [], low: [], high: [])
        func sum(_ units: (ForecastLine) -> [Int64], _ index: Int, adding others: [Money] = []) throws -> Int64 {
            try conversion.total(of: others + lines.map { Money(minorUnits: units($0)[index], currency: $0.currency) }).total.minorUnits
        }
        for index in 0...max(today.distance(to: last), 0) {
            total.scheduled.append(try sum(\.scheduled, index, adding: constant))
            let expected = try sum(\.expected, index, adding: constant)
            total.expected.append(expected)
            var (below, above) = (0.0, 0.0)
            for line in lines {
                func width(_ units: Int64) throws -> Double {
                    let width = Money(minorUnits: Int64(clamping: Int128(units) - Int128(line.expected[index])), currency: line.currency)
                    return Double(try conversion.total(of: [width]).total.minorUnits)
                }
                let (low, high) = (try width(line.low[index]), try width(line.high[index]))
                below += low * low
                above += high * high
            }
            total.low.append(Int64(clamping: Int128(expected) - Int128(below.squareRoot().rounded())))
            total.high.append(Int64(clamping: Int128(expected) + Int128(above.squareRoot().rounded())))
        }
        return total
    }
}

extension HouseholdForecast {
    /// The forecast through an earlier day.
    fileprivate func prefix(through day: Day) -> HouseholdForecast {
        guard day < last else { return self }
        let count = max(today.distance(to: day), 0) + 1
        var copy = self
        copy.last = day
        for index in copy.accounts.indices {
            copy.accounts[index].line = copy.accounts[index].line.prefix(count)
            copy.accounts[index].items.removeAll { $0.day > day }
            copy.accounts[index].covered.removeAll { $0.item.day > day }
        }
        copy.total.line = copy.total.line.prefix(count)
        copy.total.items.removeAll { $0.day > day }
        copy.total.covered.removeAll { $0.item.day > day }
        return copy
    }
}
