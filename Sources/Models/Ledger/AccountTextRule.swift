/// Validates the name and the institution of an account.
package enum AccountTextRule {
    package static let nameViolation = "Account name is required"
    package static let longNameViolation = "Account name has at most 100 characters"
    package static let institutionViolation = "Institution is required"
    package static let longInstitutionViolation = "An institution has at most 100 characters"

    /// The violation of a name, ignoring surrounding blanks; nil if valid.
    package static func violation(ofName name: String) -> String? {
        let name = name.trimmed
        if name.isEmpty { return nameViolation }
        guard TextLimit.allows(name, TextLimit.name) else { return longNameViolation }
        return InvisibleCharacters.violation(of: name) ?? CardNumber.violation(ofFreeText: name)
    }

    /// The violation of an institution, ignoring surrounding blanks; nil if valid.
    ///
    /// - Parameter isRequired: required in forms; imports may not provide it.
    package static func violation(ofInstitution institution: String, isRequired: Bool) -> String? {
        let institution = institution.trimmed
        if institution.isEmpty { return isRequired ? institutionViolation : nil }
        return TextLimit.allows(institution, TextLimit.name) ? CardNumber.violation(ofFreeText: institution) : longInstitutionViolation
    }
}
