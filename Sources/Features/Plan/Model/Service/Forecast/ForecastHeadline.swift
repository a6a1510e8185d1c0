package import Models
import Services

/// The headline of a forecast of all accounts: among the accounts for spending, the one that falls below zero first, else the one with the lowest
/// balance.
package struct ForecastHeadline: Hashable, Sendable {
    package var account: Account
    /// The first day below zero; else the day of the lowest balance.
    package var point: ForecastPoint
    /// Whether the balance falls below zero.
    package var isBelowZero: Bool
}

extension HouseholdForecast {
    /// The headline; nil if the household has no account to spend from.
    ///
    /// - Parameter withUsual: whether the usual unscheduled spending is included.
    package func headline(withUsual: Bool) -> ForecastHeadline? {
        let spendable = accounts.filter { [.checking, .cash, .savings].contains($0.account.kind) }
        let below = spendable.compactMap { forecast in
            forecast.firstDayBelowZero(withUsual: withUsual).map {
                ForecastHeadline(account: forecast.account, point: $0, isBelowZero: true)
            }
        }
        if let first = below.min(by: { ($0.point.day, $0.account.id) < ($1.point.day, $1.account.id) }) { return first }
        // Cash is always nearly empty: it is named only if there is no bank account.
        let bank = spendable.filter { $0.account.kind == .checking }
        let compared = bank.isEmpty ? spendable : bank
        // Amounts of different currencies are not compared: the default account comes first.
        guard let currency = compared.first?.account.currency else { return nil }
        return compared.filter { $0.account.currency == currency }.compactMap { forecast in
            forecast.lowest(withUsual: withUsual).map { ForecastHeadline(account: forecast.account, point: $0, isBelowZero: false) }
        }.min { ($0.point.balance.minorUnits, $0.point.day, $0.account.id) < ($1.point.balance.minorUnits, $1.point.day, $1.account.id) }
    }
}

extension AccountForecast {
    /// The first day on which the balance is below zero; nil if there is none.
    func firstDayBelowZero(withUsual: Bool) -> ForecastPoint? {
        if let now = history.last?.amount, now.isNegative { return ForecastPoint(day: line.first, balance: now) }
        return line.units(withUsual: withUsual).firstIndex { $0 < 0 }.map { line.point($0, withUsual: withUsual) }
    }
}
