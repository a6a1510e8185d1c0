package import Models
import WireModels

/// An imported line of a statement in an export. Texts only, because an export can have millions of them.
package struct StatementLineExport: Encodable {
    let account: String
    /// The booking day.
    let day: String
    /// Signed, from the account's view, in its currency.
    let amount: String
    /// The bank's id of the line.
    let bankId: String?
    /// The transaction that it became or was matched with.
    let transaction: String?
    /// The first import that contained it.
    let `import`: String
    /// `note`, `pending`, `joined`, `dropped` or `alias`; absent for a line that became its own transaction.
    let state: String?
    /// Why it has its category: `rule`, `chosen`, `learnt`, `file`, `code`, `name`, `word` or `member`, and what of it.
    let reason: String?
    let reasonDetail: String?
    /// The days of purchase and value, where they differ from the booking day.
    let purchaseDay: Day?
    let valueDay: Day?
    /// Payee and memo as in the statement, where the transaction has others.
    let payee: String?
    let memo: String?

    /// - Parameter source: the id of the import.
    package init(
        account: String, day: String, amount: String, bankId: String?, transaction: String?, source: String, state: String?,
        reason: String?, reasonDetail: String?, purchaseDay: Day?, valueDay: Day?, payee: String?, memo: String?
    ) {
        self.account = account
        self.day = day
        self.amount = amount
        self.bankId = bankId
        self.transaction = transaction
        `import` = source
        self.state = state
        self.reason = reason
        self.reasonDetail = reasonDetail
        self.purchaseDay = purchaseDay
        self.valueDay = valueDay
        self.payee = payee
        self.memo = memo
    }
}
