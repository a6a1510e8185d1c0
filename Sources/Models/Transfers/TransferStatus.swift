/// How far an order is (`product.md` section 6). The words are kept in the database.
package enum TransferStatus: String, CaseIterable, Hashable, Sendable {
    /// Reviewed, not confirmed. Nothing of it is in the ledger.
    case initiated
    /// Confirmed where the household asks for it; the next step follows in the same write.
    case confirmed
    /// Waits for its day, or the bank has it.
    case pending
    /// Posted, exactly once.
    case completed
    /// Could not be done. Nothing of it counts in a balance.
    case failed
    /// Taken back before it was done.
    case cancelled

    /// The steps that may follow; none follows an end.
    package var next: Set<TransferStatus> {
        switch self {
        case .initiated: [.confirmed, .pending, .failed, .cancelled]
        case .confirmed: [.pending, .failed, .cancelled]
        case .pending: [.completed, .failed, .cancelled]
        case .completed, .failed, .cancelled: []
        }
    }

    /// Whether nothing follows.
    package var isEnd: Bool { next.isEmpty }

    /// The status after a step.
    ///
    /// - Throws: `TransferStepError` for every step that the life cycle does not have.
    package func stepping(to status: TransferStatus) throws(TransferStepError) -> TransferStatus {
        guard next.contains(status) else { throw TransferStepError(from: self, to: status) }
        return status
    }
}

/// A step that an order's life cycle does not have.
package struct TransferStepError: Error, Hashable, Sendable {
    package var from: TransferStatus
    package var to: TransferStatus

    package init(from: TransferStatus, to: TransferStatus) {
        self.from = from
        self.to = to
    }
}

extension TransferStepError: CustomStringConvertible {
    package var description: String {
        switch from {
        case .initiated, .confirmed: "The transfer is not confirmed yet"
        case .pending: "The transfer was confirmed already"
        case .completed: "The transfer is completed already"
        case .failed: "The transfer has failed; order it again"
        case .cancelled: "The transfer was cancelled"
        }
    }
}
