import Foundation
import Services
import Signatures
import WebAuthn

/// What a browser returned, parsed: a new credential or the use of one.
struct PasskeyResponse: Hashable, Sendable {
    let credentialID: [UInt8]
    let clientData: [UInt8]
    /// Of a new credential.
    let attestation: [UInt8]?
    /// Of a used credential, like the following.
    let authenticatorData: [UInt8]?
    let signature: [UInt8]?
    let userHandle: [UInt8]?

    /// The longest text that is read, in bytes.
    private static let maximumLength = 65_536

    /// - Throws: `ServiceError.rule` for malformed JSON or base64url.
    init(_ text: String) throws {
        guard text.utf8.count <= Self.maximumLength, let members = try? JSONDecoder().decode(Members.self, from: Data(text.utf8)),
            let id = Base64URL.decode(members.id), let clientData = Base64URL.decode(members.clientDataJSON)
        else { throw ServiceError.rule(.passkeyRefused) }
        credentialID = id
        self.clientData = clientData
        attestation = try Self.decoded(members.attestationObject)
        authenticatorData = try Self.decoded(members.authenticatorData)
        signature = try Self.decoded(members.signature)
        userHandle = try Self.decoded(members.userHandle)
    }

    /// - Throws: `ServiceError.rule` if it is a new credential.
    var assertion: Assertion {
        get throws {
            guard let authenticatorData, let signature else { throw ServiceError.rule(.passkeyRefused) }
            return Assertion(
                credentialID: credentialID, clientData: clientData, authenticatorData: authenticatorData, signature: signature,
                userHandle: userHandle)
        }
    }

    private struct Members: Decodable {
        let id: String
        let clientDataJSON: String
        let attestationObject: String?
        let authenticatorData: String?
        let signature: String?
        let userHandle: String?
    }

    /// Nil for a member that is absent or empty.
    private static func decoded(_ text: String?) throws -> [UInt8]? {
        guard let text, !text.isEmpty else { return nil }
        guard let bytes = Base64URL.decode(text) else { throw ServiceError.rule(.passkeyRefused) }
        return bytes
    }
}
