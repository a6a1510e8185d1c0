/// The result of executing due transfers.
package struct DueRun: Hashable, Sendable {
    /// Every transfer that was completed, submitted to the bank or failed, by day, then by creation.
    package var transfers: [TransferDetails]
    /// Transfers that were suspended, because the household was unused for so long that the clock may be wrong; nil for none.
    package var heldBack: HeldBackTransfers?

    package init(transfers: [TransferDetails], heldBack: HeldBackTransfers? = nil) {
        self.transfers = transfers
        self.heldBack = heldBack
    }

    package var completed: Int { transfers.count { $0.transfer.status == .completed } }
    package var failed: Int { transfers.count { $0.transfer.status == .failed } }
}
