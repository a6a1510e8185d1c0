package import Models
import WireModels

/// A balance that a statement states, in an export.
package struct StatedBalanceExport: Encodable {
    let account: ID<Account>
    /// The balance is that of its end.
    let day: Day
    let amount: DecimalAmount
    /// The import of the statement; absent for a balance that was entered by hand.
    let `import`: ID<StatementImport>?

    package init(account: ID<Account>, day: Day, amount: Money, source: ID<StatementImport>?) {
        self.account = account
        self.day = day
        self.amount = DecimalAmount(amount)
        `import` = source
    }
}
