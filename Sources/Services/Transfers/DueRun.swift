import Models

/// What came of doing what was due.
package struct DueRun: Hashable, Sendable {
    /// Every order that was completed, handed to the bank or failed, by day and then as it was made.
    package var transfers: [TransferDetails]

    package init(transfers: [TransferDetails]) {
        self.transfers = transfers
    }

    package var completed: Int { transfers.count { $0.transfer.status == .completed } }
    package var failed: Int { transfers.count { $0.transfer.status == .failed } }
}
