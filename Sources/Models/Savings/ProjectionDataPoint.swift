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

    package init(month: Int, day: Day, balance: Money, interest: Money) {
        self.month = month
        self.day = day
        self.balance = balance
        self.interest = interest
    }
}
