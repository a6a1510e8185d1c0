package import Models
package import Storage

/// A module that observes the ledger.
package protocol LedgerObserving: Sendable {
    /// The type of its observer.
    associatedtype Observer: LedgerObserver

    /// Modules with a lower precedence get each event first: -1 rejects changes, 0 follows them.
    var observingPrecedence: Int { get }

    /// A query that finds rows if a household, parameter 1, uses the module: one lookup in an index.
    ///
    /// It may miss the module's first rows if the same write inserts them: then the module requests its observer itself (`UnitOfWork.observer`).
    var usage: SQL { get }

    /// Makes the observer of one write.
    func observer(of write: ObservedWrite) throws -> Observer
}

extension LedgerObserving {
    package var observingPrecedence: Int { 0 }
}

/// The write that an observer is made for.
package struct ObservedWrite {
    /// The connection of the write, the only one that the observer uses.
    package let connection: Connection
    /// The household that is written.
    package let household: ID<Household>
    /// The time of the write, since 1970.
    package let milliseconds: Int64
    let ids: IDSource

    /// Generates an id greater than all earlier ones of the write.
    package func makeID<Entity>() -> ID<Entity> { ids.next(at: milliseconds) }
}
