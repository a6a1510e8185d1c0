import Crypto
import Signatures

/// Verifies that a stored credential was used (WebAuthn level 2, section 7.2).
package struct AssertionCeremony: Hashable, Sendable {
    package let relyingParty: RelyingParty
    package let challenge: [UInt8]

    package init(relyingParty: RelyingParty, challenge: [UInt8]) {
        self.relyingParty = relyingParty
        self.challenge = challenge
    }

    /// - Returns: what is to be stored with the credential.
    package func verify(_ assertion: Assertion, of credential: StoredCredential) throws(WebAuthnError) -> UsedCredential {
        guard assertion.credentialID == credential.id else { throw .wrongCredential }
        if let user = assertion.userHandle, user != credential.userHandle { throw .wrongUser }
        try ClientData(assertion.clientData).check(type: "webauthn.get", challenge: challenge, relyingParty)
        let data = try AuthenticatorData(assertion.authenticatorData)
        try data.check(relyingParty)
        let signed = assertion.authenticatorData + Array(SHA256.hash(data: assertion.clientData))
        guard credential.key.key.isValid(assertion.signature, of: signed, by: credential.key.algorithm, form: .der) else {
            throw .wrongSignature
        }
        // Authenticators that do not count always send 0.
        guard data.counter > credential.counter || data.counter == 0 && credential.counter == 0 else { throw .counterWentBack }
        return UsedCredential(counter: data.counter, isBackedUp: data.flags.contains(.backedUp))
    }
}

/// What a browser returns when a credential was used (WebAuthn level 2, section 5.2.2).
package struct Assertion: Hashable, Sendable {
    package var credentialID: [UInt8]
    /// The JSON of the client data.
    package var clientData: [UInt8]
    package var authenticatorData: [UInt8]
    package var signature: [UInt8]
    /// What the server called the user at registration; nil if the authenticator does not say it.
    package var userHandle: [UInt8]?

    package init(
        credentialID: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8], userHandle: [UInt8]?
    ) {
        self.credentialID = credentialID
        self.clientData = clientData
        self.authenticatorData = authenticatorData
        self.signature = signature
        self.userHandle = userHandle
    }
}

/// A credential as it was stored.
package struct StoredCredential: Hashable, Sendable {
    package var id: [UInt8]
    package var key: COSEKey
    package var counter: UInt32
    package var userHandle: [UInt8]

    package init(id: [UInt8], key: COSEKey, counter: UInt32, userHandle: [UInt8]) {
        self.id = id
        self.key = key
        self.counter = counter
        self.userHandle = userHandle
    }
}

/// What changes with a credential when it is used.
package struct UsedCredential: Hashable, Sendable {
    package let counter: UInt32
    package let isBackedUp: Bool
}
