import Localization
package import Models

/// Invalid IBANs.
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

    static let ibanMissing = RuleViolation("iban.missing", field: "number", "IBAN is required")

    static func ibanCountryUnknown(_ country: String) -> RuleViolation {
        RuleViolation("iban.country", field: "number", "\(country) is not a country with IBANs")
    }

    static func ibanLength(_ expected: Int, of country: String, found: Int) -> RuleViolation {
        RuleViolation("iban.length", field: "number", "An IBAN of \(country) has \(expected) characters, this one \(found)")
    }

    /// The length is more than that of any IBAN, and not counted.
    static func ibanTooLong(_ expected: Int, of country: String) -> RuleViolation {
        RuleViolation("iban.too-long", field: "number", "An IBAN of \(country) has \(expected) characters, this one more")
    }

    /// - Parameter position: counted from 1.
    static func ibanCharacter(at position: Int) -> RuleViolation {
        RuleViolation("iban.character", field: "number", "Character \(position) is not allowed in its place")
    }

    static let ibanCheckDigits = RuleViolation(
        "iban.check-digits", field: "number", "The check digits are wrong: please compare it once more")
}
