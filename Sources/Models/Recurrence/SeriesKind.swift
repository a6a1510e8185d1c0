/// The kind of a recurring series.
package enum SeriesKind: String, CaseIterable, Hashable, Sendable {
    case subscription, bill
    /// Rent, loans, instalments.
    case obligation
    case income
    /// Regular shopping, lunch, fuel, cash.
    case habit
    /// Own transfers and standing orders.
    case order
}

/// The state of a recurring series.
package enum SeriesState: String, CaseIterable, Hashable, Sendable {
    /// The minimum number of charges: three, for yearly series two.
    case early
    case mature
    /// The next charge is overdue.
    case stopped
}
