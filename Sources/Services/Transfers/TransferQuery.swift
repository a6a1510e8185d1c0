package import Models

/// Which orders are asked for.
package struct TransferQuery: Hashable, Sendable {
    /// Empty: all that were confirmed.
    package var statuses: Set<TransferStatus>
    /// Orders behind this one of an earlier page; nil: from the newest on.
    package var after: ID<Transfer>?
    /// 1 to 200.
    package var limit: Int

    package init(statuses: Set<TransferStatus> = [], after: ID<Transfer>? = nil, limit: Int = 20) {
        self.statuses = statuses
        self.after = after
        self.limit = limit
    }
}

/// A page of orders.
package struct TransferPage: Hashable, Sendable {
    /// Newest first.
    package var transfers: [TransferDetails]
    /// What to ask for next with `after`; nil: these are the last.
    package var next: ID<Transfer>?

    package init(transfers: [TransferDetails], next: ID<Transfer>?) {
        self.transfers = transfers
        self.next = next
    }
}
