package import Models
package import Storage

/// Keeps the list of transactions that wait to be confirmed in step with the ledger.
package struct ReviewEntries: LedgerObserving {
    package init() {}

    package var usage: SQL { ReviewRepository.usage }

    package func observer(of write: ObservedWrite) -> ReviewMarker { ReviewMarker(write) }
}

/// Marks transactions of one write. A mark ends with its transaction, and with a change of its category.
///
/// Only transactions of the last year before the newest marked one are kept: nobody confirms ten years of a first statement. Marks are kept until the
/// end of the write, and those that fall out of the year are dropped on the way, so their number does not grow with a statement.
package final class ReviewMarker: LedgerObserver {
    private let review: ReviewRepository
    private var marks: [ID<Transaction>: Day] = [:]
    private var newest = Day(number: .min)
    /// The number of marks at which old ones are dropped.
    private var limit = 8_192

    /// Days before the newest marked transaction.
    private static let span = 365

    init(_ write: ObservedWrite) {
        review = ReviewRepository(write.connection, household: write.household)
    }

    /// Marks a transaction as waiting to be confirmed.
    func mark(_ group: ID<Transaction>, on day: Day) {
        newest = max(newest, day)
        guard day >= newest.adding(days: -Self.span) else { return }
        marks[group] = day
        guard marks.count >= limit else { return }
        dropOld()
        limit = max(limit, 2 * marks.count)
    }

    package func flush() throws {
        dropOld()
        for group in marks.keys.sorted() { try review.insert(group) }
        marks.removeAll()
    }

    package func removed(_ group: TransactionGroup) throws { try remove(group.id) }

    package func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {
        let isSame = old.parts.map { [$0.source, $0.destination] } == new.parts.map { [$0.source, $0.destination] }
        if !isSame { try remove(new.id) }
    }

    private func remove(_ group: ID<Transaction>) throws {
        if marks.removeValue(forKey: group) == nil { try review.remove(group) }
    }

    private func dropOld() {
        let first = newest.adding(days: -Self.span)
        marks = marks.filter { $0.value >= first }
    }
}
