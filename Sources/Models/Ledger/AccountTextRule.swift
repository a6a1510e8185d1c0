/// Validates the name and the institution of an account. Both have at most `TextLimit.name` characters.
package enum AccountTextRule {
    package enum Violation: Hashable, Sendable {
        case nameMissing
        case nameTooLong
        /// The name contains invisible characters.
        case invisibleCharacters
        case institutionMissing
        case institutionTooLong
        case cardNumber
    }

    /// The violation of a name, ignoring surrounding blanks; nil if valid.
    package static func violation(ofName name: String) -> Violation? {
        let name = name.trimmed
        if name.isEmpty { return .nameMissing }
        guard TextLimit.allows(name, TextLimit.name) else { return .nameTooLong }
        if InvisibleCharacters.arePresent(in: name) { return .invisibleCharacters }
        return CardNumber.isContained(inFreeText: name) ? .cardNumber : nil
    }

    /// The violation of an institution, ignoring surrounding blanks; nil if valid.
    ///
    /// - Parameter isRequired: required in forms; imports may not provide it.
    package static func violation(ofInstitution institution: String, isRequired: Bool) -> Violation? {
        let institution = institution.trimmed
        if institution.isEmpty { return isRequired ? .institutionMissing : nil }
        guard TextLimit.allows(institution, TextLimit.name) else { return .institutionTooLong }
        return CardNumber.isContained(inFreeText: institution) ? .cardNumber : nil
    }
}
