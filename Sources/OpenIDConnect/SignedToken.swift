import Signatures

/// A token signed in compact form (RFC 7515, section 3.1), before its signature is verified.
struct SignedToken {
    private static let longest = 16_384

    let algorithm: SignatureAlgorithm
    /// The id of its key; nil if it names none.
    let keyID: String?
    let claims: [String: ClaimValue]
    private let message: [UInt8]
    private let signature: [UInt8]

    init(_ text: String) throws(OpenIDError) {
        guard text.utf8.count <= Self.longest else { throw .idToken(.tooLong) }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let head = Base64URL.decode(parts[0]), let header = JSONParser.object(head) else { throw .idToken(.form) }
        // Only names of signatures by keys of the provider: neither `none` nor that of a shared secret is one.
        guard let name = header["alg"]?.string, let algorithm = SignatureAlgorithm(rawValue: name) else { throw .idToken(.algorithm) }
        guard header["crit"] == nil else { throw .idToken(.critical) }
        if let type = header["typ"] {
            guard let type = type.string?.lowercased(), ["jwt", "application/jwt"].contains(type) else { throw .idToken(.type) }
        }
        if let id = header["kid"], id.string == nil { throw .idToken(.form) }
        guard let signature = Base64URL.decode(parts[2]), !signature.isEmpty, let body = Base64URL.decode(parts[1]),
            let claims = JSONParser.object(body)
        else { throw .idToken(.form) }
        self.algorithm = algorithm
        self.claims = claims
        self.signature = signature
        keyID = header["kid"]?.string
        message = Array("\(parts[0]).\(parts[1])".utf8)
    }

    func isSigned(by keys: [JSONWebKey]) -> Bool {
        keys.contains { $0.key.isValid(signature, of: message, by: algorithm, form: .raw) }
    }
}
