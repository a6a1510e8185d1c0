import Models
import PlanModel
import ServiceKit
import Services
import Storage

/// The message of Home about an account that will fall below its agreed limit.
extension ForecastModule: HomeContributor {
    /// Home is read after every change, and a forecast costs a hundred times as much. So the last one of the day is used, moved by what the
    /// balances have changed since; `ForecastModule` and the screens with forecasts make it anew.
    ///
    /// Its message: the first account to fall below its limit.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        let (context, today) = (home.context, home.today)
        let held = zip(home.accounts, home.holdings).filter { $0.0.lowestBalance != nil }
        guard !held.isEmpty else { return }
        let cache = context.caches.cache(of: ForecastBasis.self)
        let basis =
            try cache.latest(of: context.household, today: today, for: home.reading.connection.reach)
            ?? cache.snapshot(of: context.household, today: today, on: home.reading.connection) {
                try ForecastReader($0, context: context, today: today).basis()
            }
        let balances = Dictionary(held.map { ($0.0.id, $0.1.minorUnits) }, uniquingKeysWith: { first, _ in first })
        guard let (account, point) = basis.belowLimit(within: ForecastModule.days, balances: balances).first else { return }
        overview.parts.add(PlanInsight.balanceBelowLimit(account: account.id, name: account.name, day: point.day, balance: point.balance))
    }
}
