import Localization

/// What is wrong about a proof of who somebody is.
extension RuleViolation {
    package static let passphraseWrong = RuleViolation("passphrase.wrong", field: "passphrase", "The passphrase is not right")

    package static let oneTimeCodeWrong = RuleViolation("one-time-code.wrong", field: "code", "The code is not right")

    /// Does not say why: malformed, unknown, of another site or member, used twice, or a counter that went back.
    package static let passkeyRefused = RuleViolation("passkey.refused", "This passkey was not accepted; try again or use another way")

    /// The challenge has expired, or is of another browser or session.
    package static let passkeyExpired = RuleViolation("passkey.expired", "This took too long; try again")

    /// - Parameter seconds: until the next attempt is allowed.
    package static func signInTooManyAttempts(seconds: Int) -> RuleViolation {
        let minutes = (seconds + 59) / 60
        let wait: LocalizedText = seconds > 90 ? "\(minutes) minutes" : .plural(seconds, one: "1 second", other: "\(seconds) seconds")
        return RuleViolation("sign-in.too-many-attempts", "Too many attempts; try again in \(wait)")
    }
}
