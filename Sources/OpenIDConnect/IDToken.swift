import Crypto
import Signatures

/// A verified statement of a provider about who authenticated (OpenID Connect Core, section 2).
package struct IDToken: Sendable {
    /// The time by which two clocks may differ, in seconds.
    private static let tolerance: Int64 = 60

    /// Whom the provider knows by this name, which it never gives to anybody else: 1 to 255 printable ASCII characters.
    package let subject: String
    /// When the person authenticated, in seconds since 1970; nil if the provider does not say it.
    package let authenticatedAt: Int64?
    package let claims: PersonClaims

    /// Verifies the claims of a token whose signature was verified (section 3.1.3.7).
    ///
    /// - Parameters:
    ///   - accessToken: the one that came with it.
    ///   - now: seconds since 1970.
    ///   - since: the person must have authenticated since then, in seconds since 1970; nil: at any time.
    init(
        _ token: SignedToken, of client: OpenIDClient, nonce: String, accessToken: String, at now: Int64, since: Int64?
    ) throws(OpenIDError) {
        let claims = token.claims
        guard let issuer = claims["iss"]?.string, let subject = claims["sub"]?.string, let expiry = claims["exp"]?.seconds,
            let issuedAt = claims["iat"]?.seconds, (1...255).contains(subject.utf8.count),
            subject.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { throw .idToken(.claims) }
        guard issuer == client.issuer else { throw .idToken(.issuer) }
        try Self.verifyAudience(claims, of: client)
        guard now < expiry + Self.tolerance else { throw .idToken(.expired) }
        guard issuedAt <= now + Self.tolerance else { throw .idToken(.issuedInFuture) }
        if let start = claims["nbf"] {
            guard let start = start.seconds else { throw .idToken(.claims) }
            guard start <= now + Self.tolerance else { throw .idToken(.notYetValid) }
        }
        guard claims["nonce"]?.string == nonce else { throw .idToken(.nonce) }
        if let hash = claims["at_hash"], hash.string != Self.hash(of: accessToken, for: token.algorithm) { throw .idToken(.accessToken) }
        let time = claims["auth_time"]
        if let time, time.seconds == nil { throw .idToken(.claims) }
        authenticatedAt = time?.seconds
        if let since {
            guard let time = time?.seconds, time >= since - Self.tolerance, time <= now + Self.tolerance else {
                throw .idToken(.authentication)
            }
        }
        self.subject = subject
        self.claims = PersonClaims(claims)
    }

    private static func verifyAudience(_ claims: [String: ClaimValue], of client: OpenIDClient) throws(OpenIDError) {
        guard let audience = claims["aud"]?.string.map({ [$0] }) ?? claims["aud"]?.strings else { throw .idToken(.claims) }
        guard audience.contains(client.clientID) else { throw .idToken(.audience) }
        guard let party = claims["azp"] else {
            guard audience.count == 1 else { throw .idToken(.authorizedParty) }
            return
        }
        guard party.string == client.clientID else { throw .idToken(.authorizedParty) }
    }

    /// The left half of the hash of an access token (section 3.1.3.6). Ed25519 has that of SHA-512.
    private static func hash(of accessToken: String, for algorithm: SignatureAlgorithm) -> String {
        let bytes = Array(accessToken.utf8)
        let hash: [UInt8] =
            switch algorithm {
            case .es256, .rs256, .ps256: Array(SHA256.hash(data: bytes))
            case .rs384, .ps384: Array(SHA384.hash(data: bytes))
            case .rs512, .ps512, .edDSA: Array(SHA512.hash(data: bytes))
            }
        return Base64URL.encode(hash.prefix(hash.count / 2))
    }
}
