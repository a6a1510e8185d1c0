import Models

/// The statement of one account for a period.
struct BankStatement {
    var account: DemoAccount
    var from: Day
    var until: Day
    /// The booked movements by day.
    var lines: [Movement]
    /// The closing balance; nil if the statement has none.
    var closing: Money?
}
