import Models

/// Updates the status of transfers with their posted transactions, which are authoritative. A statement line completes the
/// transfer, undoing the import makes it pending again; deleting the transaction cancels the transfer, undoing that restores it.
///
/// Used for one write.
final class OrderStatusWriter {
    private let connection: Connection
    private let household: ID<Household>
    private let milliseconds: Int64
    /// Whether any transfer has posted a transaction; cached because imports have many groups.
    private var hasOrders: Bool?

    init(_ connection: Connection, household: ID<Household>, at milliseconds: Int64) {
        self.connection = connection
        self.household = household
        self.milliseconds = milliseconds
    }

    /// Updates the transfer that posted a group.
    ///
    /// - Parameter status: the group's status; nil if it was removed.
    func update(forGroup group: ID<Transaction>, to status: TransactionStatus?) throws {
        guard try hasPostedTransfers() else { return }
        let (order, end): (TransferStatus, Int64?) =
            switch status {
            case .pending: (.pending, nil)
            case .completed: (.completed, milliseconds)
            case .failed: (.failed, milliseconds)
            case .cancelled, nil: (.cancelled, milliseconds)
            }
        try connection.execute(
            """
            UPDATE transfer_order SET status = $1, ended_at = $2, failure = NULL, revision = revision + 1
            WHERE household = $3 AND group_id = $4 AND status <> $1
            """, .text(order.rawValue), .optional(end), .id(household), .id(group))
    }

    private func hasPostedTransfers() throws -> Bool {
        if let hasOrders { return hasOrders }
        let found =
            try connection.first(
                "SELECT 1 FROM transfer_order WHERE household = $1 AND group_id IS NOT NULL LIMIT 1", .id(household)
            ) { _ in true } ?? false
        hasOrders = found
        return found
    }
}
