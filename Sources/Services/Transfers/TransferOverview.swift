package import Models

/// The first screen of transfers, from one snapshot.
package struct TransferOverview: Hashable, Sendable {
    /// The latest orders, newest first, at most ten; none that was not confirmed.
    package var recent: [TransferDetails]
    /// By name, at most ten.
    package var favorites: [Beneficiary]
    /// What falls due next, at most three.
    package var next: [ScheduledTransfer]
    /// Orders to others whose day has come and that no statement has shown yet, oldest first.
    package var atTheBank: [TransferDetails]
    /// How many own accounts there are that money can be moved between.
    package var accountCount: Int

    package init(
        recent: [TransferDetails], favorites: [Beneficiary], next: [ScheduledTransfer], atTheBank: [TransferDetails], accountCount: Int
    ) {
        self.recent = recent
        self.favorites = favorites
        self.next = next
        self.atTheBank = atTheBank
        self.accountCount = accountCount
    }
}

/// What waits for its day, the next first.
package struct ScheduledTransfers: Hashable, Sendable {
    package var items: [ScheduledTransfer]
    /// Standing orders that have ended, the latest first, at most 20.
    package var ended: [StandingOrderDetails]
    /// What is due and waits until a person says that today is right; nil: nothing does.
    package var heldBack: HeldBackDue?

    package init(items: [ScheduledTransfer], ended: [StandingOrderDetails], heldBack: HeldBackDue? = nil) {
        self.items = items
        self.ended = ended
        self.heldBack = heldBack
    }
}

/// One thing that waits for its day.
package enum ScheduledTransfer: Hashable, Sendable {
    case once(TransferDetails)
    case standing(StandingOrderDetails)

    /// When it falls due next; nil for a standing order without a further occurrence.
    package var day: Day? {
        switch self {
        case .once(let details): details.transfer.day
        case .standing(let details): details.order.nextDay
        }
    }
}
