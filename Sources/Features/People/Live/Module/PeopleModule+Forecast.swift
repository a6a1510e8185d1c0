import Models
import PeopleModel
import ServiceKit

/// Recurring expenses of groups that the household pays from an account.
extension PeopleModule: ForecastSource {
    var forecastPrecedence: Int { 1 }

    func read(_ forecast: ForecastReading) throws -> ForecastContribution {
        let household = forecast.household.id
        let running = try ExpenseSeriesRepository(forecast.connection, household: household).all().filter {
            !$0.isEnded && $0.account != nil
        }
        guard !running.isEmpty else { return ForecastContribution() }
        let people = PeopleReader(forecast.connection, household: household)
        var found = ForecastContribution()
        for series in running {
            guard let template = try people.expenses.find(series.template), let group = try people.groups.find(series.group),
                !group.isRemoved, !group.isArchived
            else { continue }
            let paid = group.ours.map(\.id).reduce(0) { $0 + template.paid(by: $1) }
            guard paid > 0 else { continue }
            for day in series.due(through: forecast.last) {
                found.items += try forecast.items(
                    key: "\(series.id)/\(day)", day: day, amount: Money(minorUnits: paid, currency: template.amount.currency),
                    title: template.title, kind: .sharedExpense, object: ObjectReference(template.id, in: group.id), from: series.account,
                    to: nil)
            }
        }
        return found
    }
}
