package import Models

/// Why orders cannot be put in a payment file.
package enum PaymentFileError: Error, Hashable, Sendable {
    case noPayments
    /// A file is for the bank of an account, which it names by its IBAN.
    case debtorWithoutIBAN(account: String)
    /// Outside of SEPA the creditor's bank is found by its BIC alone.
    case bicRequired(name: String)
    /// Below what can be moved, or more than the message has digits for.
    case amountOutOfRange(TransferReference, Money)
    /// More in all than the message has digits for.
    case sumOutOfRange
    /// Nothing of a name is left in the characters that banks exchange.
    case unwritableName(String)
    /// Two payments cannot have one reference.
    case duplicateReference(TransferReference)
}

extension PaymentFileError: CustomStringConvertible {
    /// The sentence that a person reads.
    package var description: String {
        switch self {
        case .noPayments: "There is no transfer to put in a payment file"
        case .debtorWithoutIBAN(let account): "A payment file needs the IBAN of \(account); enter it in the account's settings"
        case .bicRequired(let name): "The bank of \(name) lies outside of SEPA or the money is not in euros, so its BIC is needed"
        case .amountOutOfRange(let reference, let amount): "\(amount) of \(reference) cannot be put in a payment file"
        case .sumOutOfRange: "The transfers are too much for one payment file"
        case .unwritableName(let name): "Banks cannot write the name \(name); enter it in Latin letters"
        case .duplicateReference(let reference): "\(reference) is there twice"
        }
    }
}
