package import Models

/// The data of the transfers screen, from one snapshot.
package struct TransferOverview: Hashable, Sendable {
    /// The latest confirmed transfers, newest first, at most ten.
    package var recent: [TransferDetails]
    /// By name, at most ten.
    package var favorites: [Beneficiary]
    /// The next due transfers, at most three.
    package var next: [ScheduledTransfer]
    /// External transfers submitted to the bank that are on no statement yet, oldest first.
    package var submitted: [TransferDetails]
    /// Number of own accounts available for transfers.
    package var accountCount: Int

    package init(
        recent: [TransferDetails], favorites: [Beneficiary], next: [ScheduledTransfer], submitted: [TransferDetails], accountCount: Int
    ) {
        self.recent = recent
        self.favorites = favorites
        self.next = next
        self.submitted = submitted
        self.accountCount = accountCount
    }
}

/// Scheduled transfers and standing orders, by next day.
package struct ScheduledTransfers: Hashable, Sendable {
    package var items: [ScheduledTransfer]
    /// Ended standing orders, latest first, at most 20.
    package var ended: [StandingOrderDetails]
    /// Due transfers that are suspended until a member confirms the current day; nil for none.
    package var heldBack: HeldBackTransfers?

    package init(items: [ScheduledTransfer], ended: [StandingOrderDetails], heldBack: HeldBackTransfers? = nil) {
        self.items = items
        self.ended = ended
        self.heldBack = heldBack
    }
}

/// A scheduled transfer or a standing order.
package enum ScheduledTransfer: Hashable, Sendable {
    case once(TransferDetails)
    case standing(StandingOrderDetails)

    /// The next due day; nil for a standing order without further occurrences.
    package var day: Day? {
        switch self {
        case .once(let details): details.transfer.day
        case .standing(let details): details.order.nextDay
        }
    }
}
