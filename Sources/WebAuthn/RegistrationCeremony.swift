/// Verifies a new credential (WebAuthn level 2, section 7.1). Whether its id is known already is for the caller to find out.
package struct RegistrationCeremony: Hashable, Sendable {
    package let relyingParty: RelyingParty
    package let challenge: [UInt8]

    package init(relyingParty: RelyingParty, challenge: [UInt8]) {
        self.relyingParty = relyingParty
        self.challenge = challenge
    }

    /// - Parameters:
    ///   - clientData: the JSON of the client data.
    ///   - attestation: the attestation object.
    /// - Returns: the credential to store.
    package func verify(clientData: [UInt8], attestation: [UInt8]) throws(WebAuthnError) -> RegisteredCredential {
        try ClientData(clientData).check(type: "webauthn.create", challenge: challenge, relyingParty)
        let data = try AttestationObject(attestation).authenticatorData
        try data.check(relyingParty)
        guard let credential = data.credential else { throw .missingCredential }
        return RegisteredCredential(
            id: credential.id, key: credential.key, counter: data.counter, isBackedUp: data.flags.contains(.backedUp))
    }
}

/// A new credential that was verified.
package struct RegisteredCredential: Hashable, Sendable {
    package let id: [UInt8]
    package let key: COSEKey
    package let counter: UInt32
    /// Whether the key is also elsewhere, such as on the user's other devices.
    package let isBackedUp: Bool
}
