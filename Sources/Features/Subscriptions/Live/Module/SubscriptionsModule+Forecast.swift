import CardsLive
import CardsModel
import Models
import ServiceKit
import SubscriptionsModel

/// Charges of subscriptions: on their account, that of their card, or the default account.
extension SubscriptionsModule: ForecastSource {
    func read(_ forecast: ForecastReading) throws -> ForecastContribution {
        let subscriptions = try forecast.reading.subscriptions().filter { !$0.isRemoved }
        guard !subscriptions.isEmpty else { return ForecastContribution() }
        let cards =
            subscriptions.contains { $0.card != nil } ? try CardRepository(forecast.connection, household: forecast.household.id).all() : []
        var found = ForecastContribution()
        for subscription in subscriptions {
            let charges = try forecast.reading.subscriptionCharges()[subscription.id] ?? []
            let transactions = charges.compactMap(\.transaction)
            if transactions.isEmpty, !subscription.payeeKey.isEmpty {
                found.covered.payees.insert(ForecastCover.Payee(name: subscription.payeeKey, isIncome: false))
            }
            found.covered.transactions.formUnion(transactions)
            let account = subscription.account ?? cards.first { $0.id == subscription.card }?.account ?? forecast.defaultAccount?.id
            let timeline = SubscriptionTimeline(subscription, charges: charges, today: forecast.today)
            // A billing day is recorded on the day itself, unless its transaction is awaited.
            let first = forecast.today.adding(days: transactions.isEmpty ? 1 : -SubscriptionTimeline.grace)
            for day in timeline.dueDays(from: first, through: forecast.last) {
                let amount = timeline.charge(on: day)
                guard !amount.isZero else { continue }
                let items = try forecast.items(
                    key: "\(subscription.id)/\(day)", day: day, amount: amount, title: subscription.name, kind: .subscription,
                    object: ObjectReference(subscription.id), category: subscription.category, from: account, to: nil)
                found.items += items
                if !transactions.isEmpty { found.tied.formUnion(items.map(\.key)) }
            }
        }
        return found
    }
}
