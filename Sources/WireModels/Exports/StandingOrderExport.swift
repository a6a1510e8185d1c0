package import Models

/// A standing order in an export. It has either a destination or a payee.
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
    /// The own account that is debited.
    let source: ID<Account>
    let destination: ID<Account>?
    let beneficiary: ID<Beneficiary>?
    let international: Bool?
    let payee: PaymentPartyExport?
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
        source = order.source
        destination = order.destination.account
        (beneficiary, international) = order.destination.terms
        payee = order.destination.payee.map(PaymentPartyExport.init)
        member = order.member
        createdAt = Instant(milliseconds: order.createdAt)
    }
}

extension TransferDestination {
    /// The beneficiary that a payee was taken from, and whether the transfer is international; nil for an own account.
    var terms: (beneficiary: ID<Beneficiary>?, isInternational: Bool?) {
        switch self {
        case .account: (nil, nil)
        case .payee(_, let beneficiary, let isInternational): (beneficiary, isInternational)
        }
    }
}
