import Models
import WireModels

/// A standing order in an export.
package struct StandingOrderExport: Encodable {
    let id: ID<StandingOrder>
    /// The amount of each occurrence.
    let amount: DecimalAmount
    let currency: Currency
    let unit: ScheduleUnit
    /// The number of units between two occurrences.
    let interval: Int
    let starting: Day
    let until: Day?
    /// The maximum number of occurrences.
    let times: Int?
    let next: Day?
    /// The number of occurrences that are over.
    let nextIndex: Int
    let active: Bool
    let note: String?
    let category: ID<Category>?
    let parties: InlineMembers<OrderPartiesExport>
    /// Absent for the command line.
    let member: ID<Member>?
    let createdAt: Instant

    /// - Parameter order: with the account number as it is exported.
    package init(_ order: StandingOrder) {
        id = order.id
        amount = DecimalAmount(order.amount)
        currency = order.amount.currency
        unit = order.schedule.unit
        interval = order.schedule.interval
        starting = order.schedule.anchor
        until = order.schedule.end
        times = order.schedule.count
        next = order.nextDay
        nextIndex = order.nextIndex
        active = order.isActive
        note = order.note.nonEmpty
        category = order.category
        parties = InlineMembers(OrderPartiesExport(from: order.source, to: order.destination))
        member = order.member
        createdAt = Instant(milliseconds: order.createdAt)
    }
}

/// Who pays and who is paid by an order. It has either a destination or a payee.
struct OrderPartiesExport: Encodable {
    /// The own account that is debited.
    let source: ID<Account>
    let destination: ID<Account>?
    /// The beneficiary that the payee was taken from.
    let beneficiary: ID<Beneficiary>?
    let international: Bool?
    let payee: PaymentPartyExport?

    init(from source: ID<Account>, to destination: TransferDestination) {
        self.source = source
        self.destination = destination.account
        payee = destination.payee.map(PaymentPartyExport.init)
        if case .payee(_, let beneficiary, let isInternational) = destination {
            (self.beneficiary, international) = (beneficiary, isInternational)
        } else {
            (beneficiary, international) = (nil, nil)
        }
    }
}
