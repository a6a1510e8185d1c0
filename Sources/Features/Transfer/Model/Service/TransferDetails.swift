package import Localization
package import Models

/// The data of a transfer's screens, from one snapshot.
package struct TransferDetails: Hashable, Sendable {
    package var transfer: Transfer
    /// May be archived.
    package var source: Account
    /// The own account that is credited; nil for an external transfer, and for a private account of another member.
    package var destination: Account?
    /// Whether the private account of another member is credited.
    package var isDestinationPrivate: Bool
    /// The standing order of which it is an occurrence.
    package var standingOrder: StandingOrder?
    /// The member who ordered it; empty for the command line.
    package var memberName: String

    package init(
        transfer: Transfer, source: Account, destination: Account?, isDestinationPrivate: Bool = false, standingOrder: StandingOrder? = nil,
        memberName: String = ""
    ) {
        self.transfer = transfer
        self.source = source
        self.destination = destination
        self.isDestinationPrivate = isDestinationPrivate
        self.standingOrder = standingOrder
        self.memberName = memberName
    }

    /// The name of the recipient or of the own account, as programs read it.
    package var recipient: String {
        isDestinationPrivate ? LedgerAccountRole.privateName : destination?.name ?? transfer.destination.payee?.name ?? ""
    }

    /// The same in the reader's language.
    package var recipientText: LocalizedText { isDestinationPrivate ? "Private account" : .verbatim(recipient) }
}

/// The data of a standing order's screens, from one snapshot.
package struct StandingOrderDetails: Hashable, Sendable {
    package var order: StandingOrder
    /// May be archived.
    package var source: Account
    /// The own account that is credited; nil for an external order, and for a private account of another member.
    package var destination: Account?
    /// Whether the private account of another member is credited.
    package var isDestinationPrivate: Bool
    /// The latest occurrences, newest first, at most 20.
    package var occurrences: [Transfer]

    package init(
        order: StandingOrder, source: Account, destination: Account?, isDestinationPrivate: Bool = false, occurrences: [Transfer] = []
    ) {
        self.order = order
        self.source = source
        self.destination = destination
        self.isDestinationPrivate = isDestinationPrivate
        self.occurrences = occurrences
    }

    /// The name of the recipient or of the own account, as programs read it.
    package var recipient: String {
        isDestinationPrivate ? LedgerAccountRole.privateName : destination?.name ?? order.destination.payee?.name ?? ""
    }

    /// The same in the reader's language.
    package var recipientText: LocalizedText { isDestinationPrivate ? "Private account" : .verbatim(recipient) }
}
