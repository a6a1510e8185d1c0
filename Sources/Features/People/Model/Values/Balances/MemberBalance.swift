package import Models

/// The sums of a member of a group in a currency: paid, share, sent and received. The net of all members of a group is zero in every currency.
package struct MemberBalance: Hashable, Sendable {
    package let member: ID<GroupMember>
    package let currency: Currency
    /// Payments for expenses, in minor units, like all following sums.
    package var paid: Int64
    package var share: Int64
    /// Settlements.
    package var sent: Int64
    package var received: Int64

    package init(
        member: ID<GroupMember>, currency: Currency, paid: Int64 = 0, share: Int64 = 0, sent: Int64 = 0, received: Int64 = 0
    ) {
        self.member = member
        self.currency = currency
        self.paid = paid
        self.share = share
        self.sent = sent
        self.received = received
    }

    /// The net; positive: the member is a creditor. Stored sums are limited to `AmountLimit.total`, so this does not overflow.
    package var net: Int64 { paid - share + sent - received }

    package var netMoney: Money { Money(minorUnits: net, currency: currency) }
}
