package import Models

/// An order with what its screens name, from one snapshot.
package struct TransferDetails: Hashable, Sendable {
    package var transfer: Transfer
    /// Archived ones too.
    package var source: Account
    /// The own account that money goes to; nil where it goes to somebody else.
    package var destination: Account?
    /// The standing order that it is an occurrence of.
    package var standingOrder: StandingOrder?
    /// Who ordered it; empty for the command line.
    package var memberName: String

    package init(
        transfer: Transfer, source: Account, destination: Account?, standingOrder: StandingOrder? = nil, memberName: String = ""
    ) {
        self.transfer = transfer
        self.source = source
        self.destination = destination
        self.standingOrder = standingOrder
        self.memberName = memberName
    }

    /// Whom or what the money goes to.
    package var recipient: String { destination?.name ?? transfer.destination.payee?.name ?? "" }
}

/// A standing order with what its screens name, from one snapshot.
package struct StandingOrderDetails: Hashable, Sendable {
    package var order: StandingOrder
    /// Archived ones too.
    package var source: Account
    /// The own account that money goes to; nil where it goes to somebody else.
    package var destination: Account?
    /// Its latest occurrences, newest first, at most 20.
    package var occurrences: [Transfer]

    package init(order: StandingOrder, source: Account, destination: Account?, occurrences: [Transfer] = []) {
        self.order = order
        self.source = source
        self.destination = destination
        self.occurrences = occurrences
    }

    /// Whom or what the money goes to.
    package var recipient: String { destination?.name ?? order.destination.payee?.name ?? "" }
}
