/// A signature algorithm, named as in JOSE (RFC 7518, RFC 8037).
package enum SignatureAlgorithm: String, CaseIterable, Sendable {
    case es256 = "ES256"
    case edDSA = "EdDSA"
    case rs256 = "RS256"
    case rs384 = "RS384"
    case rs512 = "RS512"
    case ps256 = "PS256"
    case ps384 = "PS384"
    case ps512 = "PS512"
}
