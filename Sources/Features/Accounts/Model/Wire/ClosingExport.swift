package import Models
package import WireModels

/// The closing of an account's days after a check against a statement, in an export.
package struct ClosingExport: Encodable {
    let account: ID<Account>
    /// The last closed day.
    let day: Day
    /// The balance that the statement states.
    let stated: DecimalAmount
    let at: Instant
    /// Absent for the command line.
    let member: ID<Member>?

    package init(account: ID<Account>, day: Day, stated: Money, at: Instant, member: ID<Member>?) {
        self.account = account
        self.day = day
        self.stated = DecimalAmount(stated)
        self.at = at
        self.member = member
    }
}
