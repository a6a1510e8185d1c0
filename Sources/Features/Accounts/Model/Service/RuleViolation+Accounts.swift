import Localization
package import Models
package import Services

extension RuleViolation {
    /// A text fits several accounts.
    ///
    /// - Parameter names: in the order of the sentence.
    package static func accountAmbiguous(_ text: String, names: [String]) -> RuleViolation {
        RuleViolation("account.ambiguous", "Several accounts fit “\(text)”: \(names.joined(separator: ", "))")
    }

    package static let accountMergeSame = RuleViolation("account.merge.same", "An account cannot be merged with itself")
    package static let accountMergeCurrencies = RuleViolation("account.merge.currency", "Both accounts must have the same currency")

    package static let accountStatementMonthAhead = RuleViolation(
        "account.statement.month-ahead", field: "month", "A statement is of a month that has begun")

    package static func accountStatementEmpty(_ name: String) -> RuleViolation {
        RuleViolation("account.statement.no-transactions", "\(name) has no transactions yet")
    }

    /// - Parameter month: the account's first month.
    package static func accountStatementTooEarly(_ name: String, from month: Month) -> RuleViolation {
        RuleViolation(
            "account.statement.too-early", field: "month", "\(name) begins in \(month); there is no statement before that")
    }
}
