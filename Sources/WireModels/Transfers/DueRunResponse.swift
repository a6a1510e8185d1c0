package import Services

/// The result of a run of due transfers and standing orders.
package struct DueRunResponse: Encodable {
    let completed: Int
    let failed: Int
    /// The number of transfers that were suspended.
    let heldBack: Int
    /// The transfers that were completed, submitted to the bank or failed.
    let orders: [TransferResponse]

    package init(_ run: DueRun) {
        completed = run.completed
        failed = run.failed
        heldBack = run.heldBack?.occurrences ?? 0
        orders = run.transfers.map(TransferResponse.init)
    }
}
