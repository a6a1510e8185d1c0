package import Models

/// The observer of a module for the ledger's writes.
///
/// Made for one write, and acts on its connection only, since a write can run twice (docs/decisions/0043-brief-writes-together.md). The
/// defaults ignore an event.
package protocol LedgerObserver: AnyObject {
    /// The statement line that creates or completes a group, before the group is inserted or replaced.
    ///
    /// - Parameters:
    ///   - purchaseDay: the purchase day, if known.
    ///   - payee: the payee in the file.
    func line(of group: TransactionGroup, purchaseDay: Day?, payee: String) throws
    /// A group was inserted.
    func inserted(_ group: TransactionGroup) throws
    /// A group that was removed before was inserted again.
    func restored(_ group: TransactionGroup) throws
    /// A group was replaced.
    func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws
    /// A group was removed.
    func removed(_ group: TransactionGroup) throws
    /// The import of a group's statement line is undone.
    func lineForgotten(of group: ID<Transaction>) throws
    /// The events so far are complete: the last step of a write, which may have several such steps.
    func flush() throws
    /// The write is complete except for its consequences in other transactions, which the observer may write now. Called once, after the last
    /// `flush`; the events of these writes reach all observers.
    func follow(_ write: UnitOfWork) throws
}

extension LedgerObserver {
    package func line(of group: TransactionGroup, purchaseDay: Day?, payee: String) throws {}
    package func inserted(_ group: TransactionGroup) throws {}
    package func restored(_ group: TransactionGroup) throws {}
    package func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {}
    package func removed(_ group: TransactionGroup) throws {}
    package func lineForgotten(of group: ID<Transaction>) throws {}
    package func flush() throws {}
    package func follow(_ write: UnitOfWork) throws {}
}
