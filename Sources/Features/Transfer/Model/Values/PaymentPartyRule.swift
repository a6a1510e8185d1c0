package import Models

/// Validates recipients of payments.
package enum PaymentPartyRule {
    /// Maximum lengths in characters: name and bank as in SEPA payments (EPC132-08, *Name*), address as in ISO 20022 (`PostalAddress24`).
    static let maxNameLength = 70
    static let maxStreetLength = 70
    static let maxPostalCodeLength = 16
    static let maxTownLength = 35

    /// The reason for which a recipient is invalid.
    package enum Violation: Hashable, Sendable {
        case nameMissing
        case nameTooLong
        /// The name contains invisible characters.
        case nameInvisible
        case numberMissing
        /// The number looks like an IBAN and is invalid.
        case iban(IBANError)
        /// The number has other characters than letters, digits, blanks and hyphens.
        case numberCharacters
        case numberTooLong
        case numberOfCard
        case bankTooLong
        case bic
        /// An address without town or country.
        case addressIncomplete
        case countryUnknown(String)
        case streetTooLong
        case postalCodeTooLong
        case townTooLong

        /// The form field of the violation.
        var field: TransferField {
            switch self {
            case .nameMissing, .nameTooLong, .nameInvisible: .name
            case .numberMissing, .iban, .numberCharacters, .numberTooLong, .numberOfCard: .number
            case .bankTooLong: .bank
            case .bic: .bic
            case .addressIncomplete, .countryUnknown, .streetTooLong, .postalCodeTooLong, .townTooLong: .address
            }
        }
    }

    /// The normalised party: texts on one line, codes in upper case, a number that is a valid IBAN as an IBAN, an empty address as nil.
    package static func cleaned(_ party: PaymentParty) -> PaymentParty {
        var party = party
        party.name = party.name.onOneLine
        party.bank = party.bank.onOneLine
        if case .other(let text) = party.number { party.number = PaymentNumber(text) }
        party.bic = party.bic.flatMap { text in
            let line = text.onOneLine
            return line.isEmpty ? nil : BIC(line)?.text ?? line
        }
        party.address = party.address.flatMap(cleaned)
        return party
    }

    /// The violations of a normalised party, in the order of the form's fields; empty if valid.
    ///
    /// - Parameter isInternational: whether the transfer crosses borders or converts currencies, which requires an IBAN.
    package static func violations(of party: PaymentParty, isInternational: Bool = false) -> [TransferViolation] {
        let party = cleaned(party)
        var violations: [TransferViolation] = []
        if let violation = nameViolation(party.name) { violations.append(violation) }
        if case .other(let text) = party.number {
            if let violation = numberViolation(text) {
                violations.append(.party(violation))
            } else if isInternational {
                violations.append(.ibanRequired)
            }
        }
        if let violation = bankViolation(party.bank) { violations.append(violation) }
        if let bic = party.bic, BIC(bic) == nil { violations.append(.party(.bic)) }
        if let address = party.address, let violation = addressViolation(address) { violations.append(violation) }
        return violations
    }
}

// MARK: - Fields

extension PaymentPartyRule {
    private static func nameViolation(_ name: String) -> TransferViolation? {
        if name.isEmpty { return .party(.nameMissing) }
        guard TextLimit.allows(name, maxNameLength) else { return .party(.nameTooLong) }
        if InvisibleCharacters.arePresent(in: name) { return .party(.nameInvisible) }
        return CardNumber.isContained(inFreeText: name) ? .cardNumber(.name) : nil
    }

    private static func bankViolation(_ bank: String) -> TransferViolation? {
        guard TextLimit.allows(bank, maxNameLength) else { return .party(.bankTooLong) }
        return CardNumber.isContained(inFreeText: bank) ? .cardNumber(.bank) : nil
    }

    private static func numberViolation(_ text: String) -> Violation? {
        if text.isEmpty { return .numberMissing }
        if IBAN.isProbable(text) {
            do {
                _ = try IBAN(text)
            } catch {
                return .iban(error)
            }
        }
        let isPlain = text.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || isDigit($0) || $0 == " " || $0 == "-") }
        guard isPlain, text.unicodeScalars.contains(where: { $0 != " " && $0 != "-" }) else { return .numberCharacters }
        guard text.utf8.count <= IBAN.maxLength else { return .numberTooLong }
        return isCardNumber(text) ? .numberOfCard : nil
    }

    /// Whether a number is a card number: 13 to 19 digits with a valid check digit (ISO/IEC 7812-1, annex B).
    private static func isCardNumber(_ text: String) -> Bool {
        let digits = text.unicodeScalars.filter { $0 != " " && $0 != "-" }
        guard (13...19).contains(digits.count), digits.allSatisfy(isDigit) else { return false }
        return CardNumber.hasRightCheckDigit(digits.map { UInt8(truncatingIfNeeded: $0.value - 0x30) })
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func cleaned(_ address: PostalAddress) -> PostalAddress? {
        let cleaned = PostalAddress(
            street: address.street.onOneLine, postalCode: address.postalCode.onOneLine, town: address.town.onOneLine,
            country: address.country.onOneLine.uppercased())
        let isEmpty = [cleaned.street, cleaned.postalCode, cleaned.town, cleaned.country].allSatisfy(\.isEmpty)
        return isEmpty ? nil : cleaned
    }

    private static func addressViolation(_ address: PostalAddress) -> TransferViolation? {
        guard !address.town.isEmpty, !address.country.isEmpty else { return .party(.addressIncomplete) }
        guard CountryTable.contains(address.country) else { return .party(.countryUnknown(address.country)) }
        guard TextLimit.allows(address.street, maxStreetLength) else { return .party(.streetTooLong) }
        guard TextLimit.allows(address.postalCode, maxPostalCodeLength) else { return .party(.postalCodeTooLong) }
        guard TextLimit.allows(address.town, maxTownLength) else { return .party(.townTooLong) }
        let text = [address.street, address.postalCode, address.town].joined(separator: "\n")
        return CardNumber.isContained(inFreeText: text) ? .cardNumber(.address) : nil
    }
}
