import Models
import PlanModel
import RecurrenceLive
import ServiceKit
import Services

/// Forecasts balances of the accounts of the member's perspective. Their input data are read once for each change of the household.
struct LiveForecastService: ForecastServiceProtocol {
    let context: ServiceContext

    func fetchForecast(months: Int, whatIf: [WhatIf]) async throws -> HouseholdForecast {
        guard (1...ForecastReader.months).contains(months) else { throw ServiceError.rule(.forecastMonthsInvalid) }
        let today = try context.today()
        let last = ForecastReader.lastDay(after: months, from: today)
        let basis = try await basis(today: today)
        let further = try whatIf.enumerated().flatMap { index, whatIf in try items(of: whatIf, index, basis, through: last) }
        return try context.mapping { try basis.results(with: further, through: last) }
    }

    /// The input data of today's forecasts of the household.
    func basis(today: Day) async throws -> ForecastBasis {
        let context = context.figures
        // Read in advance, since it may be long.
        _ = try await context.recurrence()
        return try await context.mapping {
            try await context.caches.cache(of: ForecastBasis.self).snapshot(for: context, today: today, if: \.isExamined) {
                try ForecastReader($0, context: context, today: today).basis(context.recurrence(on: $0, today: today))
            }
        }
    }

    private func items(of whatIf: WhatIf, _ index: Int, _ basis: ForecastBasis, through last: Day) throws -> [ForecastItem] {
        guard let account = basis.accounts.first(where: { $0.id == whatIf.account && !$0.isArchived }) else { throw ServiceError.notFound }
        guard whatIf.amount.currency == account.currency, !whatIf.amount.isZero, AmountLimit.allows(whatIf.amount) else {
            throw ServiceError.rule(.forecastAmountInvalid)
        }
        guard (basis.today...basis.last).contains(whatIf.day) else { throw ServiceError.rule(.forecastDayInvalid) }
        return whatIf.days(through: last).map { day in
            ForecastItem(key: "what-if/\(index)/\(day)", day: day, account: account.id, amount: whatIf.amount, title: "", kind: .whatIf)
        }
    }
}
