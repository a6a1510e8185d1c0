package import Models

/// The part of net worth that moved its total most between two days, such as an account.
package struct NetWorthCause: Hashable, Sendable {
    /// An account, debts among people, or transfers in transit.
    package var key: ReportKey
    /// In the household's currency, with the sign of the total's change.
    package var change: Money

    package init(key: ReportKey, change: Money) {
        self.key = key
        self.change = change
    }

    /// The part with the largest change in the direction of the total's; of equal ones the first by name.
    ///
    /// - Parameters:
    ///   - before: The parts on the earlier day; missing ones are zero.
    ///   - after: The parts on the later day.
    ///   - change: The change of the total, in minor units.
    /// - Returns: nil if the total did not change, and if no part changed in its direction by an amount that fits 64 bits.
    package init?(from before: [ReportKey: Money], to after: [ReportKey: Money], of change: Int128) {
        let changes = Set(before.keys).union(after.keys).map { key in
            (key: key, units: Int128(after[key]?.minorUnits ?? 0) - Int128(before[key]?.minorUnits ?? 0))
        }
        let largest = changes.filter { $0.units != 0 && $0.units.signum() == change.signum() }
            .max { ($0.units.magnitude, $1.key.text) < ($1.units.magnitude, $0.key.text) }
        guard let largest, let units = Int64(exactly: largest.units), let currency = (after[largest.key] ?? before[largest.key])?.currency
        else { return nil }
        self.init(key: largest.key, change: Money(minorUnits: units, currency: currency))
    }
}
