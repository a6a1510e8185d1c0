import Models
import WireModels

/// A subscription with its figures.
package struct SubscriptionResponse: Encodable {
    let id: ID<Subscription>
    let name: String
    /// The price per cycle that is charged now.
    let price: DecimalAmount
    let currency: Currency
    let every: Int
    let unit: String
    let category: String?
    let status: SubscriptionStatus
    /// The next billing day, also while it is paused or cancelled; null if it has ended or will not renew.
    let next: Day?
    /// Its last day, if it is known: of its own end, of a cancellation, or of what is paid where it does not renew.
    let until: Day?
    /// What pays it.
    let account: String?
    /// The cost per month and per year.
    let monthly: DecimalAmount
    let yearly: DecimalAmount
    /// The household's share of the cost per year.
    let myShare: DecimalAmount
    /// The number of payments that were made.
    let charges: Int

    package init(_ summary: SubscriptionSummary) {
        id = summary.id
        name = summary.subscription.name
        price = DecimalAmount(summary.price)
        currency = summary.price.currency
        every = summary.subscription.cycle.every
        unit = summary.subscription.cycle.unitName
        category = summary.categoryName.nonEmpty
        status = summary.status
        next = summary.next
        until = summary.lastDay
        account = summary.payerName.nonEmpty
        monthly = DecimalAmount(summary.monthly)
        yearly = DecimalAmount(summary.yearly)
        myShare = DecimalAmount(summary.myYearly)
        charges = summary.charges
    }
}
