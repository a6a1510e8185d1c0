import Ledger
import MembersModel
import Models
import Services

/// Validates names and passphrases of members.
enum MemberRule {
    /// Validates a sign-in name.
    ///
    /// - Throws: `ServiceError.rule`.
    static func name(_ text: String) throws -> String {
        let name = try TextRule.name(text, of: .member)
        guard !name.folded.isEmpty else { throw ServiceError.rule(.memberNameMissing) }
        return name
    }

    /// Validates the display name; the sign-in name if it is empty.
    ///
    /// - Throws: `ServiceError.rule`.
    static func displayName(_ text: String, for name: String) throws -> String {
        TextRule.line(text).isEmpty ? name : try TextRule.name(text, of: .memberDisplay)
    }

    /// Validates a new passphrase.
    ///
    /// - Throws: `ServiceError.rule` with the reason.
    static func checkPassphrase(_ passphrase: String, of profile: MemberProfile, in household: Household) throws {
        try checkPassphrase(passphrase, names: [profile.name, profile.displayName, household.name])
    }

    /// - Parameter names: those of the member and of the household, which add little to a passphrase.
    static func checkPassphrase(_ passphrase: String, names: [String]) throws {
        if let violation = PassphraseRule.violation(of: passphrase, names: names) { throw ServiceError.rule(RuleViolation(violation)) }
    }
}
