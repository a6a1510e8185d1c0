import Ledger
import Models
import Storage

/// A module that no household uses, to measure the cost of modules without rows for a write.
struct UnusedModule: LedgerObserving {
    /// An observer that ignores all events.
    final class Observer: LedgerObserver {}

    var usage: SQL { "SELECT 1 FROM tag WHERE household = $1 AND id < 0" }

    func observer(of write: ObservedWrite) -> Observer { Observer() }
}
