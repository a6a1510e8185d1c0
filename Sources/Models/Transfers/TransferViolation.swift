/// A validation error of a transfer, with the data for its message.
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
    /// Not an ISO 4217 currency.
    case unknownCurrency(String)
    /// The amount is in another currency than the account.
    case wrongCurrency(expected: Currency)
    /// Accounts in different currencies need two amounts; the currency of the missing one.
    case otherAmountRequired(Currency)
    /// Accounts in the same currency need only one amount.
    case otherAmountNotWanted
    case accountArchived(name: String)
    /// A day before today, or more than ten years ahead.
    case dayOutOfReach
    /// A name, number or note that is empty, too long or has invalid characters; one sentence.
    case text(TransferField, String)
    /// A standing order between two currencies, whose amounts are unknown in advance.
    case repeatsAcrossCurrencies

    /// The form field it belongs to.
    package var field: TransferField {
        switch self {
        case .sameAccount: .destination
        case .amountNotPositive, .exceedsAvailable, .exceedsDailyLimit, .wrongCurrency: .amount
        case .ibanRequired: .number
        case .unknownCurrency, .otherAmountRequired, .otherAmountNotWanted: .otherAmount
        case .accountArchived: .source
        case .dayOutOfReach: .day
        case .tooLarge(let field, _), .text(let field, _): field
        case .repeatsAcrossCurrencies: .schedule
        }
    }
}

/// The fields of a transfer form.
package enum TransferField: String, CaseIterable, Hashable, Sendable {
    case source, destination, name, number, bank, bic, address, amount, otherAmount, day, note, schedule
}

extension TransferViolation: CustomStringConvertible {
    /// The message, with amounts in the format of files.
    package var description: String { sentence { "\($0.currency.code) \($0.decimalText)" } }

    /// The user-visible message.
    ///
    /// - Parameter show: formats an amount.
    package func sentence(_ show: (Money) -> String) -> String {
        switch self {
        case .sameAccount: "Source and destination cannot be the same"
        case .amountNotPositive: "Amount must be more than zero"
        case .tooLarge(_, let currency): "Amount can be at most \(show(AmountLimit.largest(in: currency)))"
        case .exceedsAvailable: "Amount exceeds available balance"
        case .exceedsDailyLimit(let limit, let left):
            "The daily limit for this account is \(show(limit)); \(show(left)) is left today"
        case .ibanRequired: "An international transfer needs an IBAN"
        case .unknownCurrency(let code): "\(code) is not a known currency"
        case .wrongCurrency(let expected): "The amount must be in \(expected.code)"
        case .otherAmountRequired(let currency): "Say how much arrives in \(currency.code)"
        case .otherAmountNotWanted: "Both sides have the same currency, so there is one amount"
        case .accountArchived(let name): "\(name) is archived"
        case .dayOutOfReach: "Choose a day from today on, at most ten years ahead"
        case .text(_, let sentence): sentence
        case .repeatsAcrossCurrencies: "A standing order needs two accounts of the same currency"
        }
    }
}
