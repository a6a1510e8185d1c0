package import Models
import WireModels

/// A check of an account against a statement that is not finished, in an export.
package struct OpenCheckExport: Encodable {
    let account: ID<Account>
    /// The first day to check if the account has no closed day.
    let since: Day?
    /// The last day of the statement.
    let day: Day
    /// The balance that the statement states.
    let stated: DecimalAmount
    /// The entries that were found on the statement.
    let ticked: [ID<Transaction>]

    package init(account: ID<Account>, since: Day?, day: Day, stated: Money, ticked: [ID<Transaction>]) {
        self.account = account
        self.since = since
        self.day = day
        self.stated = DecimalAmount(stated)
        self.ticked = ticked
    }
}
