import Models
import PlanModel
import ServiceKit
import Storage

/// Expected income and bills: on their account, or the default account. What is late is still to come; what is missing for more than a month is
/// not expected any more.
extension ExpectedModule: ForecastSource {
    /// The days after which an open occurrence is left out.
    private static let lookBack = 35

    func read(_ forecast: ForecastReading) throws -> ForecastContribution {
        let reader = try forecast.reading.expected(today: forecast.today)
        let transactions = TransactionRepository(forecast.connection, household: forecast.household.id)
        var found = ForecastContribution()
        for item in reader.items where reader.subscription(of: item) == nil {
            let payee = ForecastCover.Payee(name: item.payeeKey, isIncome: item.isIncome)
            // Already covered by an order to the payee, or by the subscription of another account.
            if !item.payeeKey.isEmpty, forecast.covered.payees.contains(payee) { continue }
            let timeline = reader.timeline(item)
            let groups = try transactions.groups(timeline.settled.compactMap(\.transaction))
            let completed = timeline.settled.compactMap { $0.transaction.flatMap { groups[$0] } }.filter { $0.status == .completed }
            found.past += completed.flatMap { group in group.parts.flatMap { forecast.sides(of: $0, in: group.id) } }
            let own = item.account ?? forecast.defaultAccount?.id
            let counter = completed.last.flatMap { counterAccount(of: $0, own, forecast) }
            let (source, destination) = item.isIncome ? (counter, own) : (own, counter)
            if let source, let destination {
                let transfer = ForecastCover.Transfer(source: source, destination: destination)
                if forecast.covered.transfers.contains(transfer) { continue }
                found.covered.transfers.insert(transfer)
            }
            if !item.payeeKey.isEmpty { found.covered.payees.insert(payee) }
            found.covered.transactions.formUnion(timeline.settled.compactMap(\.transaction))
            for open in timeline.open(from: forecast.today.adding(days: -Self.lookBack), through: forecast.last) {
                let items = try forecast.items(
                    key: "\(item.id)/\(open.scheduled)", day: open.due, amount: item.amount.magnitude, title: item.name, kind: .expected,
                    object: ObjectReference(item.id), category: item.isIncome ? nil : item.category, spread: item.tolerance / 2,
                    from: source, to: destination)
                found.items += items
                if !completed.isEmpty { found.tied.formUnion(items.map(\.key)) }
            }
        }
        return found
    }

    /// The own account on the other side of the last transaction, such as that of a loan.
    private func counterAccount(of group: TransactionGroup, _ own: ID<Account>?, _ forecast: ForecastReading) -> ID<Account>? {
        guard group.parts.count == 1, let part = group.parts.first, let source = forecast.account(part.source),
            let destination = forecast.account(part.destination)
        else { return nil }
        return source.id == own ? destination.id : source.id
    }
}
