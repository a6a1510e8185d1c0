import Models
import WireModels

/// The payments and the price changes of a subscription, the latest first.
package struct SubscriptionHistoryResponse: Encodable {
    let id: ID<Subscription>
    let name: String
    let payments: [Payment]
    let priceChanges: [PriceChange]

    struct Payment: Encodable {
        let day: Day
        let kind: SubscriptionPayment.Kind
        let amount: DecimalAmount
        let currency: Currency
        let transaction: ID<Transaction>?
    }

    struct PriceChange: Encodable {
        let day: Day
        let from: DecimalAmount
        let to: DecimalAmount
        /// The difference per year.
        let yearly: DecimalAmount
    }

    package init(_ details: SubscriptionDetails) {
        id = details.summary.id
        name = details.summary.subscription.name
        payments = details.payments.map { payment in
            Payment(
                day: payment.day, kind: payment.kind, amount: DecimalAmount(payment.amount), currency: payment.amount.currency,
                transaction: payment.transaction)
        }
        priceChanges = details.priceChanges.reversed().map { change in
            PriceChange(
                day: change.day, from: DecimalAmount(change.from), to: DecimalAmount(change.to), yearly: DecimalAmount(change.yearly))
        }
    }
}
