import Forecasting
import Models
import PlanModel
import ServiceKit
import Services
import Storage

/// The unspent part of budgets, and the past of their categories, which they replace: each category is paid from the accounts that recently paid for
/// it, in the same proportion.
struct BudgetForecast {
    /// The number of newest transactions of a category that determine its paying accounts.
    private static let sample = 60

    private(set) var reserves: [BudgetReserve] = []
    /// The net amounts of days of budgeted categories, by account.
    private(set) var history: [ID<Account>: [Day: Int64]] = [:]

    /// - Parameter accounts: the accounts whose usual spending is estimated.
    init(_ forecast: ForecastReading, items: [ForecastItem], past: [ScheduledPast], accounts: Set<ID<Account>>) throws {
        let (household, today) = (forecast.household, forecast.today)
        let budgets = try BudgetRepository(forecast.connection, household: household.id).all()
        guard !budgets.isEmpty else { return }
        let month = household.month(of: today)
        let lines = try BudgetReader(forecast.reading, household: household, today: today, budgets: budgets).lines(of: month)
        let status = Dictionary(lines.map { ($0.category.id, $0.status) }, uniquingKeysWith: { first, _ in first })
        for (category, budget) in budgets.sorted(by: { $0.key < $1.key }) {
            guard let current = status[category] else { continue }
            let currency = current.budget.amount.currency
            let payers = try payers(of: category, in: currency, forecast, among: accounts)
            guard !payers.isEmpty else { continue }
            let scheduled = items.filter { $0.category == category && $0.amount.currency == currency }
            var (term, left) = (current.term, current.left.minorUnits)
            while true {
                let days = household.days(of: term.months.lowerBound).lowerBound...household.days(of: term.months.upperBound).upperBound
                let rest = max(days.lowerBound, today.adding(days: 1))
                if rest <= days.upperBound {
                    let bills = scheduled.filter { max($0.day, today) >= max(days.lowerBound, today) && $0.day <= days.upperBound }
                    let due = bills.reduce(Int128(0)) { $0 - Int128($1.amount.minorUnits) }
                    reserve(Int64(clamping: max(Int128(left) - max(due, 0), 0)), on: rest...days.upperBound, payers)
                }
                guard days.upperBound < forecast.last, let next = budget.term(in: term.months.upperBound.next),
                    next.budget.amount.currency == currency
                else { break }
                (term, left) = (next, next.budget.amount.minorUnits)
            }
            try addHistory(of: category, in: currency, forecast, past, payers)
        }
    }

    // MARK: - Private

    private struct Payer {
        var account: ID<Account>
        var weight: Int64
    }

    private func payers(
        of category: ID<Models.Category>, in currency: Currency, _ forecast: ForecastReading, among accounts: Set<ID<Account>>
    ) throws -> [Payer] {
        let parts = try TransactionPartRepository(forecast.connection, household: forecast.household.id)
            .newest(into: LedgerAccountID(category), limit: Self.sample)
        var weights: [ID<Account>: Int64] = [:]
        for part in parts where part.status == .completed {
            guard let account = forecast.account(part.source), account.currency == currency, accounts.contains(account.id) else { continue }
            weights[account.id] = Int64(clamping: Int128(weights[account.id] ?? 0) + Int128(part.amount.minorUnits))
        }
        return weights.sorted { $0.key < $1.key }.map { Payer(account: $0.key, weight: $0.value) }
    }

    private mutating func reserve(_ amount: Int64, on days: ClosedRange<Day>, _ payers: [Payer]) {
        guard amount > 0 else { return }
        for (payer, part) in zip(payers, Self.parts(of: amount, payers)) {
            reserves.append(BudgetReserve(account: payer.account, days: days, amount: part))
        }
    }

    private mutating func addHistory(
        of category: ID<Models.Category>, in currency: Currency, _ forecast: ForecastReading, _ past: [ScheduledPast], _ payers: [Payer]
    ) throws {
        let first = forecast.today.adding(days: -FlowHistory.longest)
        var days = try FlowRepository(forecast.connection, household: forecast.household.id)
            .days(of: LedgerAccountID(category), in: currency, since: first)
        for side in past where side.category == category {
            days[side.day] = Int64(clamping: Int128(days[side.day] ?? 0) + Int128(side.amount))
        }
        for (day, spent) in days where spent != 0 && day < forecast.today {
            for (payer, part) in zip(payers, Self.parts(of: spent, payers)) {
                history[payer.account, default: [:]][day, default: 0] -= part
            }
        }
    }

    /// The parts of an amount by weight; the last one gets the rounding remainder.
    private static func parts(of amount: Int64, _ payers: [Payer]) -> [Int64] {
        let total = payers.reduce(Int128(0)) { $0 + Int128($1.weight) }
        var rest = amount
        return payers.enumerated().map { index, payer in
            guard index < payers.count - 1, total > 0 else { return rest }
            let part = Int64(clamping: Int128(amount) * Int128(payer.weight) / total)
            rest -= part
            return part
        }
    }
}
