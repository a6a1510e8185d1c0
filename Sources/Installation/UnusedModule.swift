import Ledger
import ServiceKit
import Storage

/// A module that no household uses, for the benchmarks: what a write pays for modules without rows.
struct UnusedModule: ServiceModule, LedgerObserving {
    /// Observes nothing.
    final class Observer: LedgerObserver {}

    var usage: SQL { "SELECT 1 FROM tag WHERE household = $1 AND id < 0" }

    func observer(of write: ObservedWrite) -> Observer { Observer() }
}
