/// The status of a transfer. The raw values are stored in the database.
package enum TransferStatus: String, CaseIterable, Hashable, Sendable {
    /// Reviewed, not confirmed; not in the ledger.
    case initiated
    /// Confirmed; the next transition follows in the same write.
    case confirmed
    /// Waiting for its day, or submitted to the bank.
    case pending
    /// Posted, exactly once.
    case completed
    /// Failed; does not count in any balance.
    case failed
    /// Cancelled before it was executed.
    case cancelled

    /// Valid next statuses; empty for a final status.
    package var next: Set<TransferStatus> {
        switch self {
        case .initiated: [.confirmed, .pending, .failed, .cancelled]
        case .confirmed: [.pending, .failed, .cancelled]
        case .pending: [.completed, .failed, .cancelled]
        case .completed, .failed, .cancelled: []
        }
    }

    /// Whether the status is final.
    package var isEnd: Bool { next.isEmpty }

    /// The status after a transition.
    ///
    /// - Throws: `TransferTransitionError` for an invalid transition.
    package func transitioning(to status: TransferStatus) throws(TransferTransitionError) -> TransferStatus {
        guard next.contains(status) else { throw TransferTransitionError(from: self, to: status) }
        return status
    }
}

/// An invalid transition.
package struct TransferTransitionError: Error, Hashable, Sendable {
    var from: TransferStatus
    var to: TransferStatus
}
