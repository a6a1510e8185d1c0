package import Models

/// The data of a transfer's screens, from one snapshot.
package struct TransferDetails: Hashable, Sendable {
    package var transfer: Transfer
    /// May be archived.
    package var source: Account
    /// The own account that is credited; nil for an external transfer.
    package var destination: Account?
    /// The standing order of which it is an occurrence.
    package var standingOrder: StandingOrder?
    /// The member who ordered it; empty for the command line.
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

    /// The name of the recipient or of the own account.
    package var recipient: String { destination?.name ?? transfer.destination.payee?.name ?? "" }
}

/// The data of a standing order's screens, from one snapshot.
package struct StandingOrderDetails: Hashable, Sendable {
    package var order: StandingOrder
    /// May be archived.
    package var source: Account
    /// The own account that is credited; nil for an external order.
    package var destination: Account?
    /// The latest occurrences, newest first, at most 20.
    package var occurrences: [Transfer]

    package init(order: StandingOrder, source: Account, destination: Account?, occurrences: [Transfer] = []) {
        self.order = order
        self.source = source
        self.destination = destination
        self.occurrences = occurrences
    }

    /// The name of the recipient or of the own account.
    package var recipient: String { destination?.name ?? order.destination.payee?.name ?? "" }
}
