import Foundation
import MembersModel
import Models
import Services
import Signatures
import WebAuthn

/// The options with which a browser makes a passkey (WebAuthn level 2, section 5.4): discoverable, with user verification, without
/// attestation.
struct PasskeyCreationOptions: Encodable {
    private let rp: Party
    private let user: User
    private let challenge: String
    private let pubKeyCredParams: [Parameters]
    private let timeout: Int64
    private let excludeCredentials: [PasskeyDescriptor]
    private let authenticatorSelection: Selection
    private let attestation: String

    /// - Parameter known: the passkeys that the member has; an authenticator that has one of them makes no other.
    init(relyingParty: RelyingParty, handle: PasskeyUserHandle, profile: MemberProfile, challenge: [UInt8], known: [PasskeyRecord]) {
        rp = Party(id: relyingParty.id)
        user = User(id: Base64URL.encode(handle.bytes), name: profile.name, displayName: profile.displayName)
        self.challenge = Base64URL.encode(challenge)
        pubKeyCredParams = SignatureAlgorithm.offered.compactMap(\.cose).map { Parameters(alg: $0) }
        timeout = PasskeyChallenges.life
        excludeCredentials = known.map(PasskeyDescriptor.init)
        authenticatorSelection = Selection()
        attestation = "none"
    }

    private struct Party: Encodable {
        let id: String
        let name = "Coffer"
    }

    private struct User: Encodable {
        let id: String
        let name: String
        let displayName: String
    }

    private struct Parameters: Encodable {
        let type = "public-key"
        let alg: Int64
    }

    private struct Selection: Encodable {
        let residentKey = "required"
        let requireResidentKey = true
        let userVerification = "required"
    }
}

/// The options with which a browser uses a passkey (WebAuthn level 2, section 5.5), with user verification.
struct PasskeyRequestOptions: Encodable {
    private let challenge: String
    private let timeout: Int64
    private let rpId: String
    private let allowCredentials: [PasskeyDescriptor]
    private let userVerification: String

    /// - Parameter allowed: the passkeys that may be used; empty for any that the authenticator finds.
    init(relyingParty: RelyingParty, challenge: [UInt8], allowed: [PasskeyRecord] = []) {
        self.challenge = Base64URL.encode(challenge)
        rpId = relyingParty.id
        timeout = PasskeyChallenges.life
        allowCredentials = allowed.map(PasskeyDescriptor.init)
        userVerification = "required"
    }
}

/// A passkey by the id that its authenticator knows.
struct PasskeyDescriptor: Encodable {
    private let type = "public-key"
    private let id: String

    init(_ record: PasskeyRecord) {
        id = Base64URL.encode(record.credentialID)
    }
}

extension PasskeyRequest {
    /// - Parameter options: of a browser.
    init(_ options: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.init(options: String(decoding: try encoder.encode(options), as: UTF8.self))
    }
}
