package import Models

extension BillingCycle {
    /// How many units a cycle has; 1 for a single payment.
    package var every: Int {
        if case .every(let interval, _) = self { interval } else { 1 }
    }

    /// The unit as programs read it: `day`, `week`, `month`, `quarter`, `half-year`, `year` or `once`.
    package var unitName: String {
        guard case .every(_, let unit) = self else { return "once" }
        return unit.name
    }
}

extension ScheduleUnit {
    /// The unit as programs read it.
    var name: String { self == .halfYear ? "half-year" : rawValue }
}
