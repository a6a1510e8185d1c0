package import Models
package import Storage

/// Keeps the transactions that wait to be confirmed in step with the ledger.
package struct ReviewEntries: LedgerObserving {
    package init() {}

    package var usage: SQL { ReviewRepository.usage }

    package func observer(of write: ObservedWrite) -> ReviewMarker { ReviewMarker(write) }
}

/// Marks transactions of one write. A mark ends with its transaction, and with a change of its category.
package final class ReviewMarker: LedgerObserver {
    private let review: ReviewRepository

    init(_ write: ObservedWrite) {
        review = ReviewRepository(write.connection, household: write.household)
    }

    /// Lets a transaction wait to be confirmed.
    func mark(_ group: ID<Transaction>) throws { try review.insert(group) }

    package func removed(_ group: TransactionGroup) throws { try review.remove(group.id) }

    package func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {
        let isSame = old.parts.map { [$0.source, $0.destination] } == new.parts.map { [$0.source, $0.destination] }
        if !isSame { try review.remove(new.id) }
    }
}
