package import Models

/// A reason for which transfers cannot be written to a payment file.
package enum PaymentFileError: Error, Hashable, Sendable {
    case noPayments
    /// The account to debit has no IBAN.
    case debtorWithoutIBAN(account: String)
    /// A payment outside of SEPA has no BIC of the creditor's bank.
    case bicRequired(name: String)
    /// The amount is zero, negative, or exceeds the maximum of the scheme.
    case amountOutOfRange(TransferReference, Money)
    /// The sum of the amounts exceeds the maximum of the message.
    case sumOutOfRange
    /// The name has no letter or digit in the SEPA character set.
    case unrepresentableName(String)
    /// Two payments have the same reference.
    case duplicateReference(TransferReference)
}
