import Signatures

/// The keys with which a provider signs (RFC 7517, section 5).
struct JSONWebKeySet: Sendable {
    /// More keys than any provider has.
    private static let most = 100

    private let keys: [JSONWebKey]

    /// Parses a set. Keys that verify no signature here are left out.
    ///
    /// - Throws: `OpenIDError.malformed`.
    init(_ document: [UInt8]) throws(OpenIDError) {
        guard let values = JSONParser.object(document)?["keys"]?.array, values.count <= Self.most else { throw .malformed(.keys) }
        keys = values.compactMap { $0.object.flatMap { JSONWebKey($0) } }
    }

    /// The keys that can have signed a token; none if that is not certain: with no id in the token there may be one only (OpenID Connect Core,
    /// section 10.1).
    func keys(id: String?, algorithm: SignatureAlgorithm) -> [JSONWebKey] {
        let fitting = keys.filter { $0.fits(algorithm) }
        guard let id else { return fitting.count == 1 ? fitting : [] }
        return fitting.filter { $0.id == id }
    }
}
