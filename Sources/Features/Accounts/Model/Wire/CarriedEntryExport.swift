package import Models
import WireModels

/// An entry of closed days that was on no statement when they were closed, in an export.
package struct CarriedEntryExport: Encodable {
    let account: ID<Account>
    let transaction: ID<Transaction>
    /// The closed day that left it open.
    let carriedDay: Day
    /// The closed day whose statement has it.
    let settledDay: Day?

    package init(account: ID<Account>, transaction: ID<Transaction>, carriedDay: Day, settledDay: Day?) {
        self.account = account
        self.transaction = transaction
        self.carriedDay = carriedDay
        self.settledDay = settledDay
    }
}
