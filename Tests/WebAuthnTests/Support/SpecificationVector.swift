import Foundation
import Testing

/// A registration and an assertion of the specification's test vectors, with the relying party `example.org`.
///
/// Source: W3C, *Web Authentication level 3*, section *Test Vectors*; the values of the editor's draft of July 2026, in base64url.
struct SpecificationVector: Decodable, Sendable, CustomTestStringConvertible {
    /// As the section is called in links: `none-es256`.
    let name: String
    let challenge: Binary
    let clientData: Binary
    let attestation: Binary
    let credentialID: Binary
    let useChallenge: Binary
    let useClientData: Binary
    let authenticatorData: Binary
    let signature: Binary

    var testDescription: String { name }

    static let all: [SpecificationVector] = Binary.decoded(
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "specification.json"))
}
