import Localization
package import Models
package import Services

extension RuleViolation {
    package static let transactionAmountZero = RuleViolation("transaction.amount.zero", field: "amount", "The amount cannot be zero")

    package static func transactionAmountCurrency(_ currency: Currency) -> RuleViolation {
        RuleViolation("transaction.amount.currency", field: "amount", "The amount must be in \(currency.code)")
    }

    package static let transactionAmountOfSplit = RuleViolation(
        "transaction.amount.split", field: "amount", "The amount of a split is the sum of its parts; split it again instead")

    /// An edit gives a received amount, but the transaction is no currency exchange.
    package static let transactionReceivedNotWanted = RuleViolation(
        "transaction.received.one-currency", field: "received", "Only a change of currency has two amounts")

    package static let transactionTransferAccountSame = RuleViolation(
        "transaction.transfer-account.same", field: "transferAccount", "The two accounts of a transfer must differ")
    package static let transactionTransferCategory = RuleViolation(
        "transaction.category.transfer", field: "category", "A transfer between own accounts has no category")
    package static let transactionOtherAmountWithoutTransfer = RuleViolation(
        "transaction.other-amount.no-transfer", field: "otherAmount", "Only a transfer between own accounts changes its currency")

    package static func transactionOtherAmountNotWanted(_ currency: Currency) -> RuleViolation {
        RuleViolation(
            "transaction.other-amount.one-currency", field: "otherAmount",
            "Both accounts are in \(currency.code): there is one amount")
    }

    /// - Parameter currency: that of the other account.
    package static func transactionArrivingAmountMissing(_ currency: Currency) -> RuleViolation {
        RuleViolation(
            "transaction.other-amount.arriving-missing", field: "otherAmount",
            "The other account is in \(currency.code): say what arrives there")
    }

    /// - Parameter currency: that of the other account.
    package static func transactionLeavingAmountMissing(_ currency: Currency) -> RuleViolation {
        RuleViolation(
            "transaction.other-amount.leaving-missing", field: "otherAmount",
            "The other account is in \(currency.code): say what leaves there")
    }

    package static let transactionOtherAmountZero = RuleViolation(
        "transaction.other-amount.zero", field: "otherAmount", "The amount cannot be zero")

    package static let transactionNoneChosen = RuleViolation("transaction.none-chosen", field: "ids", "No transaction was chosen")

    package static func transactionTooManyChosen(atMost count: Int) -> RuleViolation {
        RuleViolation("transaction.too-many-chosen", field: "ids", "At most \(count) transactions can be changed at once")
    }

    package static let transactionDuplicateOfAdjustment = RuleViolation(
        "transaction.duplicate.adjustment", "Opening balances and adjustments cannot be duplicated")
    package static let transactionDuplicateOfSeveralAccounts = RuleViolation(
        "transaction.duplicate.several-accounts", "A transaction over several accounts cannot be duplicated")
}
