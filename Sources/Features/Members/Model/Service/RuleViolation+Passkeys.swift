import Localization
package import Services

extension RuleViolation {
    package static let passkeyNameMissing = RuleViolation("passkey.name.missing", field: "name", "Give the passkey a name")

    package static let passkeyNameTooLong = RuleViolation("passkey.name.too-long", field: "name", "A name has at most 100 characters")

    package static let passkeysTooMany = RuleViolation("passkey.too-many", "Remove a passkey before you add another one")

    package static let passkeyKnown = RuleViolation("passkey.known", "This passkey was added already")

    /// Browsers refuse passkeys at IP addresses and without TLS.
    package static let passkeyPlace = RuleViolation("passkey.place", "Passkeys do not work at this address; open Coffer by its name")
}
