package import Models
import WireModels

/// The result of one statement.
struct StatementReportResponse: Encodable {
    let account: ID<Account>
    /// The name of the account.
    let name: String
    let new: Int
    let known: Int
    let matched: Int
    let transfers: Int
    let rejected: Int
    let from: Day?
    let until: Day?
    /// The sums of money in and out, in the currency of the account; null if unknown.
    let `in`: DecimalAmount?
    let out: DecimalAmount?

    init(_ statement: StatementReport) {
        account = statement.account
        name = statement.name
        new = statement.new
        known = statement.known
        matched = statement.matched
        transfers = statement.transfers
        rejected = statement.rejected
        from = statement.from
        until = statement.until
        self.in = statement.totalIn.map(DecimalAmount.init)
        out = statement.totalOut.map(DecimalAmount.init)
    }
}

extension StatementReport {
    /// The sum of money in, in the currency of the account; nil if unknown.
    package var totalIn: Money? { moneyIn.map { Money(minorUnits: $0, currency: currency) } }
    /// The sum of money out, unsigned.
    package var totalOut: Money? { moneyOut.map { Money(minorUnits: $0, currency: currency) } }
}
