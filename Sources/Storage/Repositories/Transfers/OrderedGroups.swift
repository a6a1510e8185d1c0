import Models

/// Keeps orders in step with what they posted: the ledger has the last word, whoever changes it. A statement that shows a payment completes its
/// order, and taking the import back lets it wait again; an order whose transaction is deleted is cancelled, until the deletion is taken back.
///
/// Lives for one write.
final class OrderedGroups {
    private let connection: Connection
    private let household: ID<Household>
    private let milliseconds: Int64
    /// Whether any order has posted anything; most households have none, and an import has many groups.
    private var hasOrders: Bool?

    init(_ connection: Connection, household: ID<Household>, at milliseconds: Int64) {
        self.connection = connection
        self.household = household
        self.milliseconds = milliseconds
    }

    /// Takes over what became of a group.
    ///
    /// - Parameter status: nil where it was taken out of the ledger.
    func follow(_ group: ID<Transaction>, to status: TransactionStatus?) throws {
        guard try isAnyOrdered() else { return }
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

    private func isAnyOrdered() throws -> Bool {
        if let hasOrders { return hasOrders }
        let found =
            try connection.first(
                "SELECT 1 FROM transfer_order WHERE household = $1 AND group_id IS NOT NULL LIMIT 1", .id(household)
            ) { _ in true } ?? false
        hasOrders = found
        return found
    }
}
