import Models
import Services

/// Validates names and passphrases of members.
enum MemberRule {

    static let nameIsTaken = ServiceError.rule("This sign-in name is taken")
    static let lastOwner = ServiceError.rule("A household keeps one owner who can sign in")

    /// Validates a sign-in name.
    ///
    /// - Throws: `ServiceError.rule`.
    static func name(_ text: String) throws -> String {
        let name = try TextRule.name(text, of: "Sign-in")
        guard !name.folded.isEmpty else { throw ServiceError.rule("Sign-in name is required") }
        return name
    }

    /// Validates the display name; the sign-in name if it is empty.
    ///
    /// - Throws: `ServiceError.rule`.
    static func displayName(_ text: String, for name: String) throws -> String {
        TextRule.line(text).isEmpty ? name : try TextRule.name(text, of: "Display")
    }

    /// Validates a new passphrase.
    ///
    /// - Throws: `ServiceError.rule` with the reason.
    static func checkPassphrase(_ passphrase: String, of profile: MemberProfile, in household: Household) throws {
        switch PassphraseRule.violation(of: passphrase, names: [profile.name, profile.displayName, household.name]) {
        case nil: return
        case .tooShort: throw ServiceError.rule("A passphrase has at least \(PassphraseRule.minimumLength) characters")
        case .tooLong: throw ServiceError.rule("A passphrase has at most \(PassphraseRule.maximumLength) characters")
        case .guessable(let kind):
            throw ServiceError.rule(
                "This passphrase is easily guessed because \(reason(kind)); choose a few words that do not belong together")
        }
    }

    static let samePassphrase = ServiceError.rule("This is the passphrase you have now; choose another")

    private static func reason(_ kind: PassphraseRule.Kind) -> String {
        switch kind {
        case .common: "it is made of common passwords or names"
        case .name: "it is made of your name or your household's name"
        case .keyboard: "its keys lie side by side on the keyboard"
        case .sequence: "it is made of sequences such as abcd or 1234"
        case .repetition: "it repeats itself"
        case .day: "it is made of dates"
        case .characters: "too little of it is unusual"
        }
    }
}
