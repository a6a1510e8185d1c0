/// A rule that an order breaks, with what a person needs to know to mend it (`product.md` section 6, *Checks*).
package enum TransferRefusal: Error, Hashable, Sendable {
    case sameAccount
    case amountNotPositive
    /// More than is stored of one amount; what leaves, or what arrives.
    case tooLarge(TransferField, Currency)
    /// More than the source can pay; what it can pay.
    case exceedsAvailable(available: Money)
    /// More than one member may order from the account on one day; what is left of it, in the household's currency.
    case exceedsDailyLimit(limit: Money, left: Money)
    /// Money goes abroad only by IBAN.
    case ibanRequired
    /// No currency of ISO 4217.
    case unknownCurrency(String)
    /// The amount is in another currency than the account.
    case wrongCurrency(expected: Currency)
    /// Two accounts of different currencies need two amounts; the currency of the one that is missing.
    case otherAmountRequired(Currency)
    /// What leaves and what arrives are of one currency, so there is one amount.
    case otherAmountNotWanted
    case accountArchived(name: String)
    /// A day before today, or more than ten years ahead.
    case dayOutOfReach
    /// A name, number or note that is empty, too long or of other characters; one sentence.
    case text(TransferField, String)
    /// A standing order between two currencies, whose amounts nobody can know ahead.
    case repeatsAcrossCurrencies

    /// Where in the form it belongs.
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

/// The fields of an order's form.
package enum TransferField: String, CaseIterable, Hashable, Sendable {
    case source, destination, name, number, bank, bic, address, amount, otherAmount, day, note, schedule
}

extension TransferRefusal: CustomStringConvertible {
    /// The sentence that a person reads, with amounts as files have them.
    package var description: String { sentence { "\($0.currency.code) \($0.decimalText)" } }

    /// The sentence that a person reads.
    ///
    /// - Parameter show: how an amount is written.
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
