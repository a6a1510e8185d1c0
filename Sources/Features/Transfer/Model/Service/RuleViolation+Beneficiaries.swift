import Localization
import Models
import Services

// MARK: - Recipients

extension RuleViolation {
    init(_ violation: PaymentPartyRule.Violation) {
        switch violation {
        case .nameMissing: self = .recipientNameMissing
        case .nameTooLong: self = .recipientNameTooLong
        case .nameInvisible: self = .nameInvisibleCharacters
        case .numberMissing: self = .recipientNumberMissing
        case .iban(let error): self = RuleViolation(error)
        case .numberCharacters: self = .recipientNumberCharacters
        case .numberTooLong: self = .recipientNumberTooLong
        case .numberOfCard: self = .recipientNumberOfCard
        case .bankTooLong: self = .recipientBankTooLong
        case .bic: self = .recipientBIC
        case .addressIncomplete: self = .recipientAddressIncomplete
        case .countryUnknown(let code): self = .recipientCountryUnknown(code)
        case .streetTooLong: self = .recipientStreetTooLong
        case .postalCodeTooLong: self = .recipientPostalCodeTooLong
        case .townTooLong: self = .recipientTownTooLong
        }
    }

    static let recipientNameMissing = RuleViolation("recipient.name.missing", field: "name", "A name is required")

    static let recipientNameTooLong = RuleViolation(
        "recipient.name.too-long", field: "name", "A name has at most \(PaymentPartyRule.maxNameLength) characters")

    static let recipientNumberMissing = RuleViolation(
        "recipient.number.missing", field: "number", "An IBAN or an account number is required")

    static let recipientNumberCharacters = RuleViolation(
        "recipient.number.characters", field: "number", "An account number has letters, digits, blanks and hyphens")

    static let recipientNumberTooLong = RuleViolation(
        "recipient.number.too-long", field: "number", "An account number has at most \(IBAN.maxLength) characters")

    static let recipientNumberOfCard = RuleViolation(
        "recipient.number.card", field: "number", "This is the number of a card; enter that of the account")

    static let recipientBankTooLong = RuleViolation(
        "recipient.bank.too-long", field: "bank", "A bank's name has at most \(PaymentPartyRule.maxNameLength) characters")

    static let recipientBIC = RuleViolation(
        "recipient.bic.invalid", field: "bic", "A BIC has 8 or 11 letters and digits, as COBADEFFXXX")

    static let recipientAddressIncomplete = RuleViolation(
        "recipient.address.incomplete", field: "address", "An address needs a town and a country")

    static func recipientCountryUnknown(_ code: String) -> RuleViolation {
        RuleViolation("recipient.address.country", field: "address", "\(code) is not the code of a country, as DE or FR")
    }

    static let recipientStreetTooLong = RuleViolation(
        "recipient.address.street", field: "address", "A street has at most \(PaymentPartyRule.maxStreetLength) characters")

    static let recipientPostalCodeTooLong = RuleViolation(
        "recipient.address.postal-code", field: "address", "A postal code has at most \(PaymentPartyRule.maxPostalCodeLength) characters")

    static let recipientTownTooLong = RuleViolation(
        "recipient.address.town", field: "address", "A town has at most \(PaymentPartyRule.maxTownLength) characters")
}
