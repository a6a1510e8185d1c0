import Models
import Recurrence
import ServiceKit
import Storage
import TransferModel

/// Scheduled transfers, and the occurrences of standing orders.
extension TransfersModule: ForecastSource {
    func read(_ forecast: ForecastReading) throws -> ForecastContribution {
        let household = forecast.household.id
        let normalizer = PayeeNormalizer()
        var found = ForecastContribution()
        for transfer in try TransferRepository(forecast.connection, household: household).scheduled(through: forecast.last) {
            found.items += try forecast.items(
                key: transfer.id.description, day: transfer.day, amount: transfer.amount, title: transfer.destination.payee?.name ?? "",
                kind: .transfer, object: ObjectReference(transfer.id), category: transfer.category, from: transfer.source,
                to: transfer.destination.account, received: transfer.otherAmount)
        }
        for order in try StandingOrderRepository(forecast.connection, household: household).active(through: forecast.last) {
            found.past += try past(of: order, forecast)
            var index = order.nextIndex
            while let day = order.schedule.occurrence(index), day <= forecast.last {
                index += 1
                found.items += try forecast.items(
                    key: "\(order.id)/\(day)", day: day, amount: order.amount, title: order.destination.payee?.name ?? "",
                    kind: .standingOrder, object: ObjectReference(order.id), category: order.category, from: order.source,
                    to: order.destination.account)
            }
            if let account = order.destination.account {
                let transfer = ForecastCover.Transfer(source: order.source, destination: account)
                found.covered.transfers.insert(transfer)
                found.covered.ordered.insert(transfer)
            } else if let payee = order.destination.payee {
                found.covered.payees.insert(ForecastCover.Payee(name: normalizer.key(payee.name), isIncome: false))
            }
        }
        return found
    }

    /// The maximum number of newest executed occurrences of an order that are excluded from usual spending: those of a weekly one in thirteen months.
    private static let executed = 60

    private func past(of order: StandingOrder, _ forecast: ForecastReading) throws -> [ScheduledPast] {
        let occurrences = try TransferRepository(forecast.connection, household: forecast.household.id)
            .occurrences(of: order.id, limit: Self.executed)
        let groups = try TransactionRepository(forecast.connection, household: forecast.household.id)
            .groups(occurrences.compactMap(\.transaction))
        return groups.values.filter { $0.status == .completed }.flatMap { group in
            group.parts.flatMap { forecast.sides(of: $0, in: group.id) }
        }
    }
}
