import Models

/// What came of doing what was due.
package struct DueRun: Hashable, Sendable {
    /// Every order that was completed, handed to the bank or failed, by day and then as it was made.
    package var transfers: [TransferDetails]
    /// What was not done, because the household was not in use for so long that the clock may be wrong; nil: nothing was held back.
    package var heldBack: HeldBackDue?

    package init(transfers: [TransferDetails], heldBack: HeldBackDue? = nil) {
        self.transfers = transfers
        self.heldBack = heldBack
    }

    package var completed: Int { transfers.count { $0.transfer.status == .completed } }
    package var failed: Int { transfers.count { $0.transfer.status == .failed } }
}
