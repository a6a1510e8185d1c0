import Crypto

/// What an authenticator says and signs (WebAuthn level 2, section 6.1).
package struct AuthenticatorData: Hashable, Sendable {
    /// The SHA-256 hash of the relying party's id.
    package let relyingPartyHash: [UInt8]
    package let flags: Flags
    /// The signature counter; 0 for authenticators that do not count.
    package let counter: UInt32
    /// The credential of a registration; nil in an assertion.
    package let credential: AttestedCredential?

    /// The flags; backup eligibility and state are of level 3, section 6.1.3.
    package struct Flags: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let userPresent = Flags(rawValue: 1)
        package static let userVerified = Flags(rawValue: 1 << 2)
        package static let backupEligible = Flags(rawValue: 1 << 3)
        package static let backedUp = Flags(rawValue: 1 << 4)
        package static let hasCredential = Flags(rawValue: 1 << 6)
        package static let hasExtensions = Flags(rawValue: 1 << 7)
    }

    /// - Throws: `WebAuthnError.malformedAuthenticatorData`, or as `AttestedCredential`.
    package init(_ bytes: [UInt8]) throws(WebAuthnError) {
        guard bytes.count >= Self.headLength else { throw .malformedAuthenticatorData }
        relyingPartyHash = Array(bytes[0..<32])
        flags = Flags(rawValue: bytes[32])
        counter = UInt32(bytes[33]) << 24 | UInt32(bytes[34]) << 16 | UInt32(bytes[35]) << 8 | UInt32(bytes[36])
        var position = Self.headLength
        credential = flags.contains(.hasCredential) ? try AttestedCredential(bytes, from: &position) : nil
        if flags.contains(.hasExtensions) {
            var reader = CBORReader(bytes, from: position)
            do {
                guard case .map = try reader.read() else { throw WebAuthnError.malformedAuthenticatorData }
            } catch {
                throw .malformedAuthenticatorData
            }
            position = reader.position
        }
        guard position == bytes.count else { throw .malformedAuthenticatorData }
    }

    /// Hash, flags and counter.
    private static let headLength = 37

    /// Checks what registrations and assertions have in common (sections 7.1 and 7.2). User verification is always required.
    func check(_ relyingParty: RelyingParty) throws(WebAuthnError) {
        guard relyingPartyHash == Array(SHA256.hash(data: Array(relyingParty.id.utf8))) else { throw .wrongRelyingParty }
        guard flags.contains(.userPresent) else { throw .userNotPresent }
        guard flags.contains(.userVerified) else { throw .userNotVerified }
        guard flags.contains(.backupEligible) || !flags.contains(.backedUp) else { throw .backupWithoutEligibility }
    }
}
