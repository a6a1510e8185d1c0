import Foundation
import Signatures
import Testing
import WebAuthn

/// Ceremonies of `ceremonies.json`, which `make_ceremonies.py` makes.
struct Ceremony: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let kind: String
    let relyingParty: String
    let origin: String
    let challenge: Binary
    let clientData: Binary
    let credentialID: Binary
    /// Of a registration.
    let attestation: Binary?
    /// Of an assertion, like the following.
    let authenticatorData: Binary?
    let signature: Binary?
    let userHandle: Binary?
    let storedID: Binary?
    let storedKey: Binary?
    let storedCounter: UInt32?
    let storedUser: Binary?
    /// `accepted`, or the name of a `WebAuthnError`.
    let expected: String

    var testDescription: String { name }

    static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ceremonies.json")

    static let all: [Ceremony] = Binary.decoded(file)

    /// `accepted`, or the name of the error.
    func result() -> String {
        do {
            let party = RelyingParty(id: relyingParty, origin: origin)
            if let attestation {
                _ = try RegistrationCeremony(relyingParty: party, challenge: challenge.bytes)
                    .verify(clientData: clientData.bytes, attestation: attestation.bytes)
            } else {
                let assertion = Assertion(
                    credentialID: credentialID.bytes, clientData: clientData.bytes, authenticatorData: authenticatorData?.bytes ?? [],
                    signature: signature?.bytes ?? [], userHandle: userHandle?.bytes)
                let stored = StoredCredential(
                    id: storedID?.bytes ?? [], key: try COSEKey(storedKey?.bytes ?? []), counter: storedCounter ?? 0,
                    userHandle: storedUser?.bytes ?? [])
                _ = try AssertionCeremony(relyingParty: party, challenge: challenge.bytes).verify(assertion, of: stored)
            }
            return "accepted"
        } catch {
            return "\(error)"
        }
    }
}

/// Bytes in base64url.
struct Binary: Decodable, Sendable {
    let bytes: [UInt8]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let bytes = Base64URL.decode(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no base64url")
        }
        self.bytes = bytes
    }

    /// The rows of a JSON file; none if it cannot be read.
    static func decoded<Row: Decodable>(_ file: URL) -> [Row] {
        (try? JSONDecoder().decode([Row].self, from: Data(contentsOf: file))) ?? []
    }
}
