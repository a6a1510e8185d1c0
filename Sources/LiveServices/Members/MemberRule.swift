import Models
import Services

/// What names and passphrases of users have to be.
enum MemberRule {

    static let nameIsTaken = ServiceError.rule("This sign-in name is taken")
    static let lastOwner = ServiceError.rule("A household keeps one owner who can sign in")

    /// - Throws: `ServiceError.rule`.
    static func name(_ text: String) throws -> String {
        let name = try TextRule.name(text, of: "Sign-in")
        guard !name.folded.isEmpty else { throw ServiceError.rule("Sign-in name is required") }
        return name
    }

    /// The name that others see; the sign-in name where nothing was typed.
    ///
    /// - Throws: `ServiceError.rule`.
    static func displayName(_ text: String, for name: String) throws -> String {
        TextRule.line(text).isEmpty ? name : try TextRule.name(text, of: "Display")
    }

    /// - Throws: `ServiceError.rule` with what is wrong with a new passphrase.
    static func checkPassphrase(_ passphrase: String, of profile: MemberProfile, in household: Household) throws {
        switch PassphraseRule.fault(of: passphrase, names: [profile.name, profile.displayName, household.name]) {
        case nil: return
        case .tooShort: throw ServiceError.rule("A passphrase has at least \(PassphraseRule.minimumLength) characters")
        case .tooLong: throw ServiceError.rule("A passphrase has at most \(PassphraseRule.maximumLength) characters")
        case .guessable:
            throw ServiceError.rule("This passphrase is easily guessed; a few words that do not belong together are better")
        }
    }
}
