package import Models

/// The reason for which a transfer or its recipient is invalid, with the data for its message.
package enum TransferViolation: Error, Hashable, Sendable {
    case sameAccount
    case amountNotPositive
    /// The debited or credited amount exceeds `AmountLimit`.
    case tooLarge(TransferField, Currency)
    /// More than the source's available balance.
    case exceedsAvailable(available: Money)
    /// More than the member may transfer from the account per day; with the remaining amount, in the household's currency.
    case exceedsDailyLimit(limit: Money, left: Money)
    /// International transfers require an IBAN.
    case ibanRequired
    /// The amount is in another currency than the account.
    case wrongCurrency(expected: Currency)
    /// Accounts in different currencies need two amounts; the currency of the missing one.
    case otherAmountRequired(Currency)
    /// Accounts in the same currency need only one amount.
    case otherAmountNotWanted
    case accountArchived(name: String)
    /// A day before today, or more than ten years ahead.
    case dayOutOfReach
    case party(PaymentPartyRule.Violation)
    /// More than `TransferNote.maxLength` characters.
    case noteTooLong
    /// A free text contains a card number.
    case cardNumber(TransferField)
    /// A standing order between two currencies, whose amounts are unknown in advance.
    case repeatsAcrossCurrencies

    /// The form field of the violation.
    package var field: TransferField {
        switch self {
        case .sameAccount: .destination
        case .amountNotPositive, .exceedsAvailable, .exceedsDailyLimit, .wrongCurrency: .amount
        case .ibanRequired: .number
        case .otherAmountRequired, .otherAmountNotWanted: .otherAmount
        case .accountArchived: .source
        case .dayOutOfReach: .day
        case .tooLarge(let field, _), .cardNumber(let field): field
        case .party(let violation): violation.field
        case .noteTooLong: .note
        case .repeatsAcrossCurrencies: .schedule
        }
    }
}

/// The fields of a transfer form.
package enum TransferField: String, CaseIterable, Hashable, Sendable {
    case source, destination, name, number, bank, bic, address, amount, otherAmount, day, note, schedule
}
