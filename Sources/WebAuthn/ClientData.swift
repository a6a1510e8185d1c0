import Signatures

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a browser says about a ceremony and the authenticator signs the hash of (WebAuthn level 2, section 5.8.1). Other members, such as
/// `tokenBinding`, are ignored.
package struct ClientData: Hashable, Sendable {
    /// `webauthn.create` or `webauthn.get`.
    package let type: String
    package let challenge: [UInt8]
    package let origin: String
    /// Whether it took place in a frame of another origin.
    package let isCrossOrigin: Bool

    /// The longest text that is read, in bytes.
    package static let maximumLength = 8_192

    /// - Parameter json: as the browser returned it.
    /// - Throws: `WebAuthnError.malformedClientData`.
    package init(_ json: [UInt8]) throws(WebAuthnError) {
        guard json.count <= Self.maximumLength else { throw .malformedClientData }
        // A byte order mark is no part of the text (section 5.8.1.2).
        let text = json.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(json.dropFirst(3)) : json
        guard let members = try? JSONDecoder().decode(Members.self, from: Data(text)), let challenge = Base64URL.decode(members.challenge)
        else { throw .malformedClientData }
        type = members.type
        self.challenge = challenge
        origin = members.origin
        isCrossOrigin = members.crossOrigin == true || members.topOrigin != nil
    }

    private struct Members: Decodable {
        let type: String
        let challenge: String
        let origin: String
        let crossOrigin: Bool?
        /// Level 3; only there within a frame of another origin.
        let topOrigin: String?
    }

    /// Checks what registrations and assertions have in common (sections 7.1 and 7.2).
    func check(type: String, challenge: [UInt8], _ relyingParty: RelyingParty) throws(WebAuthnError) {
        guard self.type == type else { throw .wrongType }
        guard self.challenge == challenge else { throw .wrongChallenge }
        guard origin == relyingParty.origin else { throw .wrongOrigin }
        guard !isCrossOrigin else { throw .crossOrigin }
    }
}
