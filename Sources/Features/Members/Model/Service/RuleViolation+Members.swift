import Localization
package import Models
package import Services

extension RuleViolation {
    package static let memberNameTaken = RuleViolation("member.name.taken", field: "name", "This sign-in name is taken")

    package static let memberLastOwner = RuleViolation("member.role.last-owner", "A household keeps one owner who can sign in")

    /// An open invitation, and no member, has the name.
    package static let memberNameInvited = RuleViolation(
        "member.name.invited", field: "name", "An open invitation keeps this sign-in name free for somebody else")

    /// A member who cannot sign in becomes no owner, and gets no link for a new passphrase.
    package static let memberDisabled = RuleViolation("member.disabled", "Let this member in again first")

    /// Who leaves uses another way than who is removed.
    package static let memberRemovesSelf = RuleViolation("member.removes-self", "You cannot remove yourself; leave the household instead")

    /// Accounts cannot go to the member who leaves, to one who is locked out, or to a viewer.
    package static let memberHeirUnknown = RuleViolation(
        "member.heir.unknown", field: "heir", "Choose the household or another member who stays and is no viewer")

    package static let invitationLifetime = RuleViolation(
        "invitation.lifetime", field: "days", "An invitation is valid for 1, 7 or 30 days")

    package static let invitationsTooMany = RuleViolation("invitation.too-many", "Revoke an invitation before you make another one")

    package static let setupDone = RuleViolation("setup.done", "Coffer was set up already; sign in")
}

extension RuleViolation {
    package init(_ violation: PassphraseRule.Violation) {
        switch violation {
        case .tooShort: self = .passphraseTooShort
        case .tooLong: self = .passphraseTooLong
        case .guessable(let kind): self = .passphraseGuessable(kind)
        }
    }

    static let passphraseTooShort = RuleViolation(
        "passphrase.too-short", field: "passphrase", "A passphrase has at least \(PassphraseRule.minimumLength) characters")

    static let passphraseTooLong = RuleViolation(
        "passphrase.too-long", field: "passphrase", "A passphrase has at most \(PassphraseRule.maximumLength) characters")

    static func passphraseGuessable(_ kind: PassphraseRule.Kind) -> RuleViolation {
        let reason = guessableBecause(kind)
        return RuleViolation(
            "passphrase.guessable", field: "passphrase",
            "This passphrase is easily guessed because \(reason); choose a few words that do not belong together")
    }

    private static func guessableBecause(_ kind: PassphraseRule.Kind) -> LocalizedText {
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

    package static let passphraseUnchanged = RuleViolation(
        "passphrase.unchanged", field: "passphrase", "This is the passphrase you have now; choose another")
}

extension RuleViolation {
    /// Does not reveal which of the two is wrong, nor whether the member is disabled.
    package static let signInWrong = RuleViolation("sign-in.wrong", "The name or the passphrase is not right")
}

extension RuleViolation {
    package static let oneTimeCodesOn = RuleViolation("one-time-code.on", "One-time codes are on already; turn them off first")

    package static let oneTimeCodesOff = RuleViolation("one-time-code.off", "Turn one-time codes on first")

    /// The setup of codes was not begun.
    package static let oneTimeCodeNotScanned = RuleViolation("one-time-code.not-scanned", "Scan the new code first")
}
