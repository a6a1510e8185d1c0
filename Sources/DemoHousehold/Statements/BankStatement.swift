import Models

/// What a bank says about one account over some days.
struct BankStatement {
    var account: DemoAccount
    var from: Day
    var until: Day
    /// Booked ones, by day.
    var lines: [Movement]
    /// At the end of the last day; nil where the statement says nothing of it.
    var closing: Money?
}
