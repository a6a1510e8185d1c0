/// What the name and the institution of an account have to be, in one sentence for each rule.
package enum AccountTextRule {
    package static let nameRefusal = "Account name is required"
    package static let longNameRefusal = "Account name has at most 100 characters"
    package static let institutionRefusal = "Institution is required"
    package static let longInstitutionRefusal = "An institution has at most 100 characters"

    /// Nil where an account can have a name, whatever blanks stand around it.
    package static func refusal(ofName name: String) -> String? {
        let name = name.trimmed
        if name.isEmpty { return nameRefusal }
        guard TextLimit.admits(name, TextLimit.name) else { return longNameRefusal }
        return InvisibleCharacters.refusal(of: name) ?? CardNumber.refusal(ofFreeText: name)
    }

    /// Nil where an account can have an institution, whatever blanks stand around it.
    ///
    /// - Parameter isRequired: forms ask for it; an import may not know it.
    package static func refusal(ofInstitution institution: String, isRequired: Bool) -> String? {
        let institution = institution.trimmed
        if institution.isEmpty { return isRequired ? institutionRefusal : nil }
        return TextLimit.admits(institution, TextLimit.name) ? CardNumber.refusal(ofFreeText: institution) : longInstitutionRefusal
    }
}
