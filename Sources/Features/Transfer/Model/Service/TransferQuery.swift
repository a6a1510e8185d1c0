package import Models

/// A filter for transfers.
package struct TransferQuery: Hashable, Sendable {
    /// Empty for all confirmed transfers.
    package var statuses: Set<TransferStatus>
    /// The end of the previous page; nil for the newest.
    package var after: ID<Transfer>?
    /// Page size, 1 to 200.
    package var limit: Int

    package init(statuses: Set<TransferStatus> = [], after: ID<Transfer>? = nil, limit: Int = 20) {
        self.statuses = statuses
        self.after = after
        self.limit = limit
    }
}

/// A page of transfers.
package struct TransferPage: Hashable, Sendable {
    /// Newest first.
    package var transfers: [TransferDetails]
    /// The argument `after` for the next page; nil at the end.
    package var next: ID<Transfer>?

    package init(transfers: [TransferDetails], next: ID<Transfer>?) {
        self.transfers = transfers
        self.next = next
    }
}
