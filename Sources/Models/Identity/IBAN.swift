/// A validated international bank account number (ISO 13616): country, length, characters and check digits.
package struct IBAN: Hashable, Sendable {
    /// Maximum length of an IBAN.
    package static let maxLength = 34

    /// The electronic form: upper case without blanks, `DE89370400440532013000`.
    package let text: String

    /// Parses an IBAN in upper or lower case, with or without blanks.
    package init(_ text: some StringProtocol) throws(IBANError) {
        let bytes = Self.characters(of: text)
        guard !bytes.isEmpty else { throw .empty }
        let country = String(decoding: bytes.prefix(2), as: UTF8.self)
        guard let structure = IBANRegistry.structure(of: country) else { throw .unknownCountry(country) }
        guard bytes.count == structure.length else {
            throw .wrongLength(country: country, expected: structure.length, found: bytes.count)
        }
        for position in 2..<4 where !IBANStructure.Kind.digit.allows(bytes[position]) {
            throw .unexpectedCharacter(position: position + 1)
        }
        for part in structure.parts {
            for place in part.places where !part.kind.allows(bytes[place + 4]) {
                throw .unexpectedCharacter(position: place + 5)
            }
        }
        let check = (bytes[2] - UInt8(ascii: "0")) * 10 + (bytes[3] - UInt8(ascii: "0"))
        // 00, 01 and 99 are congruent to 97, 98 and 02, but are never issued (ISO 7064).
        guard (2...98).contains(check), Self.remainder(of: bytes) == 1 else { throw .wrongCheckDigits }
        self.text = String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a text is probably meant as an IBAN: a country code that has IBANs, followed by two digits.
    package static func isProbable(_ text: String) -> Bool {
        let bytes = Array(text.uppercased().utf8.filter { $0 != UInt8(ascii: " ") })
        guard bytes.count >= 12, IBANStructure.Kind.digit.allows(bytes[2]), IBANStructure.Kind.digit.allows(bytes[3]) else { return false }
        return IBANRegistry.structure(of: String(decoding: bytes[..<2], as: UTF8.self)) != nil
    }

    // MARK: - Parts

    /// The national account number in the BBAN, and the bank code before it.
    package var nationalNumber: (bank: String, account: String)? {
        guard let structure = IBANRegistry.structure(of: country) else { return nil }
        let bban = Array(bban.utf8)
        guard structure.account.upperBound <= bban.count else { return nil }
        return (
            String(decoding: bban[..<structure.account.lowerBound], as: UTF8.self), String(decoding: bban[structure.account], as: UTF8.self)
        )
    }

    /// The two letters of the country.
    package var country: String { String(text.prefix(2)) }

    /// The national part, after country and check digits.
    package var bban: String { String(text.dropFirst(4)) }

    /// The printed form, in groups of four: `DE89 3704 0044 0532 0130 00`.
    package var formatted: String {
        var groups: [UInt8] = []
        for (index, byte) in text.utf8.enumerated() {
            if index > 0, index % 4 == 0 { groups.append(UInt8(ascii: " ")) }
            groups.append(byte)
        }
        return String(decoding: groups, as: UTF8.self)
    }
}

// MARK: - Reading

extension IBAN {
    /// Upper-cased bytes without blanks, at most one more than the maximum length. Non-ASCII characters become `?`, which is never valid.
    private static func characters(of text: some StringProtocol) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace { continue }
            guard bytes.count <= maxLength else { break }
            guard scalar.isASCII else {
                bytes.append(UInt8(ascii: "?"))
                continue
            }
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            bytes.append((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte)
        }
        return bytes
    }

    /// The rearranged IBAN modulo 97 (ISO 7064 MOD 97-10); letters count as 10 to 35.
    ///
    /// - Parameter bytes: at least four upper-case letters and digits.
    package static func remainder(of bytes: [UInt8]) -> Int {
        var remainder = 0
        for byte in bytes[4...] + bytes[..<4] {
            if byte <= UInt8(ascii: "9") {
                remainder = (remainder * 10 + Int(byte - UInt8(ascii: "0"))) % 97
            } else {
                remainder = (remainder * 100 + Int(byte - UInt8(ascii: "A")) + 10) % 97
            }
        }
        return remainder
    }
}

// MARK: - CustomStringConvertible

extension IBAN: CustomStringConvertible {
    package var description: String { text }
}
