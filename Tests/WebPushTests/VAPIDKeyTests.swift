import Crypto
import Foundation
import Signatures
import Testing
import WebPush

struct VAPIDKeyTests {
    private let scalar = [UInt8](repeating: 7, count: 32)

    /// The parts of a header `vapid t=…, k=…`.
    private func parts(_ authorization: String) throws -> (head: String, claims: String, signature: [UInt8], signed: String, key: [UInt8]) {
        let match = try #require(authorization.wholeMatch(of: /vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)/))
        func bytes(_ text: Substring) throws -> [UInt8] { try #require(Base64URL.decode(text)) }
        return (
            String(decoding: try bytes(match.1), as: UTF8.self), String(decoding: try bytes(match.2), as: UTF8.self), try bytes(match.3),
            "\(match.1).\(match.2)", try bytes(match.4)
        )
    }

    @Test func aTokenNamesAudienceExpiryAndSubjectAndIsSigned() throws {
        let key = try #require(VAPIDKey(scalar: scalar))
        let endpoint = try PushEndpoint("https://push.example.net/send/1")
        let header = try key.authorization(for: endpoint, subject: "https://coffer.example.org", at: 1_800_000_000)
        let parts = try parts(header)
        #expect(parts.head == #"{"typ":"JWT","alg":"ES256"}"#)
        #expect(parts.claims == #"{"aud":"https://push.example.net","exp":1800043200,"sub":"https://coffer.example.org"}"#)
        #expect(Base64URL.encode(parts.key) == key.publicKey)
        let publicKey = try P256.Signing.PublicKey(x963Representation: parts.key)
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: parts.signature)
        #expect(publicKey.isValidSignature(signature, for: Array(parts.signed.utf8)))
    }

    @Test func aTokenLivesLessThanADay() throws {
        let key = try #require(VAPIDKey(scalar: scalar))
        let claims = try parts(try key.authorization(for: try PushEndpoint("https://push.example.net/"), subject: nil, at: 0)).claims
        let object = try #require(try JSONSerialization.jsonObject(with: Data(claims.utf8)) as? [String: Any])
        let expiry = try #require(object["exp"] as? Int64)
        #expect(expiry > 0 && expiry < VAPIDKey.longestLife && object["sub"] == nil)
    }

    @Test func aSubjectCannotBreakOutOfTheToken() throws {
        let key = try #require(VAPIDKey(scalar: scalar))
        let subject = "https://coffer.example.org/\",\"exp\":\"9\\"
        let claims = try parts(try key.authorization(for: try PushEndpoint("https://push.example.net/"), subject: subject, at: 0)).claims
        let object = try #require(try JSONSerialization.jsonObject(with: Data(claims.utf8)) as? [String: Any])
        #expect(object["sub"] as? String == subject && object["exp"] as? Int64 == 43_200)
    }

    @Test func theKeyFollowsFromTheNumberAlone() throws {
        #expect(VAPIDKey(scalar: scalar)?.publicKey == VAPIDKey(scalar: scalar)?.publicKey)
        #expect(VAPIDKey(scalar: [UInt8](repeating: 8, count: 32))?.publicKey != VAPIDKey(scalar: scalar)?.publicKey)
        #expect(VAPIDKey(scalar: [UInt8](repeating: 0, count: 32)) == nil && VAPIDKey(scalar: [UInt8](repeating: 255, count: 32)) == nil)
    }
}
