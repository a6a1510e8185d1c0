import Localization
package import Models
package import Services

extension RuleViolation {
    package static let paymentFileEmpty = RuleViolation("payment-file.transfers.none", "There is no transfer to put in a payment file")

    package static func paymentFileInternal(_ reference: TransferReference) -> RuleViolation {
        RuleViolation(
            "payment-file.transfer.internal", "\(reference.description) stays in the household, so no bank needs a file for it")
    }

    package static func paymentFileUnconfirmed(_ reference: TransferReference) -> RuleViolation {
        RuleViolation("payment-file.transfer.unconfirmed", "\(reference.description) is not confirmed yet")
    }

    package static func paymentFileEnded(_ reference: TransferReference) -> RuleViolation {
        RuleViolation("payment-file.transfer.ended", "\(reference.description) has ended, so there is nothing left to order")
    }

    package static func paymentFileTwice(_ reference: TransferReference) -> RuleViolation {
        RuleViolation("payment-file.transfer.twice", "\(reference.description) is there twice")
    }

    /// The amount is zero, negative, or exceeds the maximum of the scheme.
    package static func paymentFileAmount(_ amount: Money, of reference: TransferReference) -> RuleViolation {
        RuleViolation("payment-file.amount.out-of-range", "\(amount) of \(reference.description) cannot be put in a payment file")
    }

    package static let paymentFileSum = RuleViolation("payment-file.sum.out-of-range", "The transfers are too much for one payment file")

    package static func paymentFileNeedsIBAN(account: String) -> RuleViolation {
        RuleViolation(
            "payment-file.account.iban-missing", "A payment file needs the IBAN of \(account); enter it in the account's settings")
    }

    package static func paymentFileIBANInvalid(account: String) -> RuleViolation {
        RuleViolation("payment-file.account.iban-invalid", "The IBAN of \(account) is not valid; edit the account")
    }

    package static func paymentFileNeedsBIC(name: String) -> RuleViolation {
        RuleViolation(
            "payment-file.bic.missing", "The bank of \(name) lies outside of SEPA or the money is not in euros, so its BIC is needed")
    }

    /// The name has no letter or digit in the SEPA character set.
    package static func paymentFileNameUnreadable(_ name: String) -> RuleViolation {
        RuleViolation("payment-file.name.unreadable", "Banks cannot write the name \(name); enter it in Latin letters")
    }
}
