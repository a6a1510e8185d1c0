package import Models

/// A data point of a projection.
package struct ProjectionDataPoint: Hashable, Sendable {
    /// Months from today; 0 is today.
    package var month: Int
    /// Today's day of the month in that month, or the month's last day.
    package var day: Day
    /// The projected balance.
    package var balance: Money
    /// Interest credited this month.
    package var interest: Money
}
