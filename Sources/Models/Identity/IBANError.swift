/// Why a text is not an IBAN.
package enum IBANError: Error, Hashable, Sendable {
    /// It is blank.
    case empty
    /// It does not begin with the letters of a country that has IBANs.
    case unknownCountry(String)
    /// It has more or fewer characters than the country's IBANs; `found` stops at 35.
    case wrongLength(country: String, expected: Int, found: Int)
    /// At this place, counted from 1 without blanks, stands what cannot stand there.
    case unexpectedCharacter(position: Int)
    /// The check digits do not agree with the rest: a digit is wrong or two have changed places.
    case wrongCheckDigits
}

// MARK: - CustomStringConvertible

extension IBANError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "IBAN is required"
        case .unknownCountry(let country): "\(country) is not a country with IBANs"
        case .wrongLength(let country, let expected, let found):
            "An IBAN of \(country) has \(expected) characters, this one \(found > IBAN.longest ? "more" : "\(found)")"
        case .unexpectedCharacter(let position): "Character \(position) cannot stand there"
        case .wrongCheckDigits: "The check digits are wrong: please compare it once more"
        }
    }
}
