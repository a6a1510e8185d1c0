import Localization
package import Models

// MARK: - Recipients

extension RuleViolation {
    package init(_ violation: PaymentPartyRule.Violation) {
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

    package static let recipientNameMissing = RuleViolation("recipient.name.missing", field: "name", "A name is required")

    package static let recipientNameTooLong = RuleViolation(
        "recipient.name.too-long", field: "name", "A name has at most \(PaymentPartyRule.maxNameLength) characters")

    package static let recipientNumberMissing = RuleViolation(
        "recipient.number.missing", field: "number", "An IBAN or an account number is required")

    package static let recipientNumberCharacters = RuleViolation(
        "recipient.number.characters", field: "number", "An account number has letters, digits, blanks and hyphens")

    package static let recipientNumberTooLong = RuleViolation(
        "recipient.number.too-long", field: "number", "An account number has at most \(IBAN.maxLength) characters")

    package static let recipientNumberOfCard = RuleViolation(
        "recipient.number.card", field: "number", "This is the number of a card; enter that of the account")

    package static let recipientBankTooLong = RuleViolation(
        "recipient.bank.too-long", field: "bank", "A bank's name has at most \(PaymentPartyRule.maxNameLength) characters")

    package static let recipientBIC = RuleViolation(
        "recipient.bic.invalid", field: "bic", "A BIC has 8 or 11 letters and digits, as COBADEFFXXX")

    package static let recipientAddressIncomplete = RuleViolation(
        "recipient.address.incomplete", field: "address", "An address needs a town and a country")

    package static func recipientCountryUnknown(_ code: String) -> RuleViolation {
        RuleViolation("recipient.address.country", field: "address", "\(code) is not the code of a country, as DE or FR")
    }

    package static let recipientStreetTooLong = RuleViolation(
        "recipient.address.street", field: "address", "A street has at most \(PaymentPartyRule.maxStreetLength) characters")

    package static let recipientPostalCodeTooLong = RuleViolation(
        "recipient.address.postal-code", field: "address", "A postal code has at most \(PaymentPartyRule.maxPostalCodeLength) characters")

    package static let recipientTownTooLong = RuleViolation(
        "recipient.address.town", field: "address", "A town has at most \(PaymentPartyRule.maxTownLength) characters")
}

// MARK: - IBANs

extension RuleViolation {
    package init(_ error: IBANError) {
        switch error {
        case .empty: self = .ibanMissing
        case .unknownCountry(let country): self = .ibanCountryUnknown(country)
        case .wrongLength(let country, let expected, let found):
            self = found > IBAN.maxLength ? .ibanTooLong(expected, of: country) : .ibanLength(expected, of: country, found: found)
        case .unexpectedCharacter(let position): self = .ibanCharacter(at: position)
        case .wrongCheckDigits: self = .ibanCheckDigits
        }
    }

    package static let ibanMissing = RuleViolation("iban.missing", field: "number", "IBAN is required")

    package static func ibanCountryUnknown(_ country: String) -> RuleViolation {
        RuleViolation("iban.country", field: "number", "\(country) is not a country with IBANs")
    }

    package static func ibanLength(_ expected: Int, of country: String, found: Int) -> RuleViolation {
        RuleViolation("iban.length", field: "number", "An IBAN of \(country) has \(expected) characters, this one \(found)")
    }

    /// The length is more than that of any IBAN, and not counted.
    package static func ibanTooLong(_ expected: Int, of country: String) -> RuleViolation {
        RuleViolation("iban.too-long", field: "number", "An IBAN of \(country) has \(expected) characters, this one more")
    }

    /// - Parameter position: counted from 1.
    package static func ibanCharacter(at position: Int) -> RuleViolation {
        RuleViolation("iban.character", field: "number", "Character \(position) is not allowed in its place")
    }

    package static let ibanCheckDigits = RuleViolation(
        "iban.check-digits", field: "number", "The check digits are wrong: please compare it once more")
}
