/// Validates recipients of payments.
package enum PaymentPartyRule {

    /// Maximum lengths in characters: name and bank as in SEPA payments (EPC132-08, *Name*), address as in ISO 20022 (`PostalAddress24`).
    private static let maxNameLength = 70
    private static let maxStreetLength = 70
    private static let maxPostalCodeLength = 16
    private static let maxTownLength = 35

    /// The normalised party: texts on one line, codes in upper case, a number that is a valid IBAN as an IBAN, an empty address as nil.
    package static func cleaned(_ party: PaymentParty) -> PaymentParty {
        var party = party
        party.name = party.name.onOneLine
        party.bank = party.bank.onOneLine
        if case .other(let text) = party.number { party.number = number(text) }
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
        func refuse(_ field: TransferField, _ sentence: String?) {
            if let sentence { violations.append(.text(field, sentence)) }
        }
        refuse(.name, nameSentence(party.name))
        if case .other(let text) = party.number {
            if let sentence = numberSentence(text) {
                refuse(.number, sentence)
            } else if isInternational {
                violations.append(.ibanRequired)
            }
        }
        refuse(
            .bank,
            TextLimit.allows(party.bank, maxNameLength)
                ? CardNumber.violation(ofFreeText: party.bank) : "A bank's name has at most \(maxNameLength) characters")
        if let bic = party.bic, BIC(bic) == nil { refuse(.bic, "A BIC has 8 or 11 letters and digits, as COBADEFFXXX") }
        if let address = party.address { refuse(.address, addressSentence(address)) }
        return violations
    }

    /// Parses a typed number: an IBAN if valid, otherwise a national number on one line.
    package static func number(_ text: String) -> PaymentNumber {
        if let iban = try? IBAN(text) { return .iban(iban) }
        return .other(text.onOneLine)
    }
}

// MARK: - Fields

extension PaymentPartyRule {

    private static func nameSentence(_ name: String) -> String? {
        if name.isEmpty { return "A name is required" }
        guard TextLimit.allows(name, maxNameLength) else { return "A name has at most \(maxNameLength) characters" }
        return InvisibleCharacters.violation(of: name) ?? CardNumber.violation(ofFreeText: name)
    }

    private static func numberSentence(_ text: String) -> String? {
        if text.isEmpty { return "An IBAN or an account number is required" }
        if looksLikeIBAN(text) {
            do {
                _ = try IBAN(text)
            } catch {
                return error.description
            }
        }
        let isPlain = text.unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || isDigit($0) || $0 == " " || $0 == "-") }
        guard isPlain, text.unicodeScalars.contains(where: { $0 != " " && $0 != "-" }) else {
            return "An account number has letters, digits, blanks and hyphens"
        }
        guard text.utf8.count <= IBAN.maxLength else { return "An account number has at most \(IBAN.maxLength) characters" }
        return isCardNumber(text) ? "This is the number of a card; enter that of the account" : nil
    }

    /// Whether a text is probably meant as an IBAN: a country code that has IBANs, followed by two digits.
    private static func looksLikeIBAN(_ text: String) -> Bool {
        let bytes = Array(text.uppercased().utf8.filter { $0 != UInt8(ascii: " ") })
        guard bytes.count >= 12, IBANStructure.Kind.digit.allows(bytes[2]), IBANStructure.Kind.digit.allows(bytes[3]) else { return false }
        return IBANRegistry.structure(of: String(decoding: bytes[..<2], as: UTF8.self)) != nil
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

    private static func addressSentence(_ address: PostalAddress) -> String? {
        guard !address.town.isEmpty, !address.country.isEmpty else { return "An address needs a town and a country" }
        guard CountryTable.contains(address.country) else { return "\(address.country) is not the code of a country, as DE or FR" }
        guard TextLimit.allows(address.street, maxStreetLength) else { return "A street has at most \(maxStreetLength) characters" }
        guard TextLimit.allows(address.postalCode, maxPostalCodeLength) else {
            return "A postal code has at most \(maxPostalCodeLength) characters"
        }
        guard TextLimit.allows(address.town, maxTownLength) else { return "A town has at most \(maxTownLength) characters" }
        return CardNumber.violation(ofFreeText: [address.street, address.postalCode, address.town].joined(separator: "\n"))
    }
}
