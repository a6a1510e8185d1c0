import Models
import WireModels

/// A standing order with its schedule.
package struct StandingOrderResponse: Encodable {
    let id: ID<StandingOrder>
    /// The amount debited each time.
    let amount: DecimalAmount
    /// The name of the own account that is debited.
    let from: String
    /// The name of the recipient or of the own account.
    let to: String
    /// `month`, `2 weeks`.
    let every: String
    /// The first day.
    let starting: Day
    /// Null without further occurrences.
    let next: Day?
    /// The last possible day.
    let until: Day?
    /// The maximum number of occurrences.
    let times: Int?

    package init(_ details: StandingOrderDetails) {
        let order = details.order
        id = order.id
        amount = DecimalAmount(order.amount)
        from = details.source.name
        to = details.recipient
        every = order.schedule.everyText
        starting = order.schedule.anchor
        next = order.nextDay
        until = order.schedule.end
        times = order.schedule.count
    }
}
