import Forecasting
import Ledger
import Models
import ServiceKit
import Services
import Storage

/// The balances of an account to come, from the forecast of the household.
extension ForecastModule: BalanceForecasting {
    func balances(of account: Account, days: Int, in context: ServiceContext, on connection: Connection) throws -> [DatedAmount] {
        let today = try context.today()
        let basis = try Figure.nilOnOverflow {
            try context.caches.cache(of: ForecastBasis.self).snapshot(of: context.household, today: today, on: connection) {
                try ForecastReader($0, context: context, today: today).basis()
            }
        }
        guard let basis, let line = basis.forecast?.lines[account.id]?.prefix(days + 1),
            let input = basis.inputs.first(where: { $0.id == account.id }), line.expected.contains(where: { $0 != input.balance })
        else { return [] }
        return line.days.dropFirst().enumerated().map { index, day in
            DatedAmount(day: day, amount: Money(minorUnits: line.expected[index + 1], currency: line.currency))
        }
    }
}
