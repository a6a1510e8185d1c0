import Models
import SavingsModel
import ServiceKit

/// The contributions of savings plans, from the default account on the first day of each household month, unless transfers to their account
/// are scheduled already.
extension SavingsModule: ForecastSource {
    var forecastPrecedence: Int { 4 }

    func read(_ forecast: ForecastReading) throws -> ForecastContribution {
        let plans = try SavingsPlanRepository(forecast.connection, household: forecast.household.id).all()
        guard let source = forecast.defaultAccount else { return ForecastContribution() }
        let covered = Set(forecast.covered.transfers.map(\.destination))
        var found = ForecastContribution()
        for (id, plan) in plans.sorted(by: { $0.key < $1.key }) where plan.contribution.minorUnits > 0 {
            guard id != source.id, !covered.contains(id), let account = forecast.accounts[id], !account.isArchived else { continue }
            var month = forecast.household.month(of: forecast.today).next
            while case let day = forecast.household.days(of: month).lowerBound, day <= forecast.last {
                found.items += try forecast.items(
                    key: "plan/\(id)/\(day)", day: day, amount: plan.contribution, title: account.name, kind: .savingsPlan,
                    object: account.kind.isSavings ? ObjectReference(.savings, of: id) : ObjectReference(id), from: source.id, to: id)
                month = month.next
            }
        }
        return found
    }
}
