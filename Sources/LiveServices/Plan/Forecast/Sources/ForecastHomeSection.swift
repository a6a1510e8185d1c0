import Forecasting
import Models
import Services
import Storage

/// The message of Home about an account that will fall below its agreed limit.
struct ForecastHomeSection: HomeSection {

    /// - Returns: the account that is below its limit first; nothing while every account has much more than a forecast of the day needs.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws -> [HomeInsight] {
        let (context, today) = (home.context, home.today)
        let held = zip(home.accounts, home.holdings).filter { $0.0.lowestBalance != nil }
        guard !held.isEmpty else { return [] }
        // Home is read after every change. A new forecast is made only if, by the last one, an account comes near its limit.
        if let known = context.forecastCache.latest(of: context.household, today: today), !held.contains(where: { Self.isNear($0, known) })
        {
            return []
        }
        let basis = try context.forecastCache.snapshot(of: context.household, today: today, on: home.reading.connection) {
            try ForecastReader($0, context: context, today: today).basis()
        }
        return basis.belowLimit(within: ForecastJob.days).first.map {
            [.balanceBelowLimit(account: $0.account.id, name: $0.account.name, day: $0.point.day, balance: $0.point.balance)]
        } ?? []
    }

    /// Whether twice of what an account loses in the last forecast takes it below its limit.
    private static func isNear(_ held: (account: Account, balance: Money), _ basis: ForecastBasis) -> Bool {
        guard let limit = held.account.lowestBalance, held.balance.minorUnits >= limit else { return false }
        guard let line = basis.forecast?.lines[held.account.id], let now = line.expected.first,
            let lowest = line.expected.prefix(ForecastJob.days + 1).min()
        else { return true }
        return Int128(held.balance.minorUnits) - 2 * (Int128(now) - Int128(lowest)) < Int128(limit)
    }
}
