/// The reason for which a text is not an IBAN.
package enum IBANError: Error, Hashable, Sendable {
    /// The text is blank.
    case empty
    /// The text does not begin with a country code that has IBANs.
    case unknownCountry(String)
    /// The length differs from the country's IBANs; `found` is at most 35.
    case wrongLength(country: String, expected: Int, found: Int)
    /// Invalid character at a position, counted from 1 without blanks.
    case unexpectedCharacter(position: Int)
    /// The check digits do not match: a digit is wrong or two are swapped.
    case wrongCheckDigits
}
