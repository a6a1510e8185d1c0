import Localization
package import Models
package import Services

extension RuleViolation {
    package static func reconciliationBalanceCurrency(_ currency: Currency) -> RuleViolation {
        RuleViolation("reconciliation.balance.currency", field: "stated", "The balance must be in \(currency.code)")
    }

    package static let reconciliationDayInFuture = RuleViolation(
        "reconciliation.day.in-future", field: "day", "The statement's day is still to come")

    /// The statement's day is not after the account's last closed day.
    package static func reconciliationDayClosed(account: String, until day: Day) -> RuleViolation {
        RuleViolation("reconciliation.day.closed", field: "day", "\(account) is checked and closed up to \(day)")
    }

    package static let reconciliationFirstDayAfterLast = RuleViolation(
        "reconciliation.since.after-day", field: "since", "The first day is after the statement's day")
}

extension RuleViolation {
    package static let reconciliationNotStarted = RuleViolation("reconciliation.not-started", "No check of this account is under way")

    package static func reconciliationTooManyTicked(limit: Int) -> RuleViolation {
        RuleViolation("reconciliation.ticked.too-many", field: "ticked", "At most \(limit) entries can be ticked at once")
    }

    package static func reconciliationDifferenceLeft(_ difference: Money) -> RuleViolation {
        RuleViolation("reconciliation.difference-left", "The difference is still \(difference)")
    }

    package static let reconciliationNothingClosed = RuleViolation("reconciliation.nothing-closed", "No day of this account is closed")
}
