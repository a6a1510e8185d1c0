/// What is refused in a ceremony of WebAuthn.
package enum WebAuthnError: Error, Hashable, CaseIterable, Sendable {
    // MARK: - Malformed

    /// The client data is no JSON of a collected client data (WebAuthn level 2, section 5.8.1).
    case malformedClientData
    /// The attestation object is no CBOR map of format, statement and authenticator data (section 6.5), or its format `none` has a
    /// statement.
    case malformedAttestation
    /// The authenticator data is too short, too long or has damaged parts (section 6.1).
    case malformedAuthenticatorData
    /// The public key is no COSE key, or no key of its algorithm.
    case malformedKey

    // MARK: - Client data

    /// The ceremony is another one: a registration in place of an assertion, or the other way round.
    case wrongType
    case wrongChallenge
    case wrongOrigin
    /// The ceremony took place in a frame within another origin.
    case crossOrigin

    // MARK: - Authenticator data

    case wrongRelyingParty
    /// Nobody touched the authenticator.
    case userNotPresent
    /// The authenticator did not verify who touched it.
    case userNotVerified
    /// The credential is backed up, and says that it cannot be.
    case backupWithoutEligibility
    /// A registration has no credential.
    case missingCredential
    /// The credential id is empty or has more than 1,023 bytes.
    case invalidCredentialID
    /// The algorithm of the key is none of those that were offered.
    case algorithmNotOffered

    // MARK: - Assertion

    /// The assertion names another credential than the one that it is verified against.
    case wrongCredential
    /// The assertion names another user than that of the credential.
    case wrongUser
    case wrongSignature
    /// The counter is not above the stored one, so the key may have been copied.
    case counterWentBack
}
