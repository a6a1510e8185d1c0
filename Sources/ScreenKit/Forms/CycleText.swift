package import Models

/// A cycle as it is typed: every so many units.
package struct CycleText: Hashable, Sendable {
    package var every = "1"
    package var unit = CycleUnit.month

    package init() {}

    package init(_ cycle: BillingCycle) {
        if case .every(let interval, _) = cycle { every = String(interval) }
        unit = CycleUnit(cycle)
    }

    /// Nil for an interval that is not valid.
    package var cycle: BillingCycle? { Int(every.trimmed).flatMap { unit.cycle(every: $0) } }
}
