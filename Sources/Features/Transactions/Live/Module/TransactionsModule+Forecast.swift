import Models
import ServiceKit
import Storage

/// Transactions that are pending, and completed ones of later days.
extension TransactionsModule: ForecastSource {
    func read(_ forecast: ForecastReading) throws -> ForecastContribution {
        let repository = TransactionPartRepository(forecast.connection, household: forecast.household.id)
        let booked = try repository.completed(after: forecast.today)
        var seen: Set<ID<Transaction>> = []
        let parts = try booked.filter { seen.insert($0.id).inserted } + repository.pending()
        return ForecastContribution(items: parts.flatMap { items(of: $0, forecast) })
    }

    private func items(of part: TransactionPartRepository.Part, _ forecast: ForecastReading) -> [ForecastItem] {
        let (source, destination) = (forecast.account(part.source), forecast.account(part.destination))
        return [(source, destination, part.sourceDay, true), (destination, source, part.destinationDay, false)].compactMap {
            account, counter, day, isOut in
            guard let account, account.currency == part.amount.currency, part.status == .pending || day > forecast.today else { return nil }
            return ForecastItem(
                key: "\(part.id)/\(account.id)", day: day, account: account.id, amount: isOut ? -part.amount : part.amount,
                title: part.payee.isEmpty
                    ? counter?.name ?? forecast.ledgerAccounts[isOut ? part.destination : part.source]?.name ?? "" : part.payee,
                kind: part.status == .pending ? .pending : .booked, object: ObjectReference(part.group),
                category: isOut ? forecast.spendingCategory(part.destination) : nil, counterAccount: counter?.id)
        }
    }
}
