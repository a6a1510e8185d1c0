package import Models

/// Why transfers cannot be written to a payment file.
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

extension PaymentFileError: CustomStringConvertible {
    /// A sentence for the user.
    package var description: String {
        switch self {
        case .noPayments: "There is no transfer to put in a payment file"
        case .debtorWithoutIBAN(let account): "A payment file needs the IBAN of \(account); enter it in the account's settings"
        case .bicRequired(let name): "The bank of \(name) lies outside of SEPA or the money is not in euros, so its BIC is needed"
        case .amountOutOfRange(let reference, let amount): "\(amount) of \(reference) cannot be put in a payment file"
        case .sumOutOfRange: "The transfers are too much for one payment file"
        case .unrepresentableName(let name): "Banks cannot write the name \(name); enter it in Latin letters"
        case .duplicateReference(let reference): "\(reference) is there twice"
        }
    }
}
