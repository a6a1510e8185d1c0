/// A new credential in authenticator data (WebAuthn level 2, section 6.5.1): the model of the authenticator, which is not read, the id and
/// the public key.
package struct AttestedCredential: Hashable, Sendable {
    package let id: [UInt8]
    package let key: COSEKey

    /// The longest id, in bytes (section 7.1, and level 3, section 4).
    package static let maximumIDLength = 1_023

    /// - Parameter position: that of its first byte; moved behind its last.
    /// - Throws: `WebAuthnError.malformedAuthenticatorData`, `.invalidCredentialID`, or as `COSEKey`.
    init(_ bytes: [UInt8], from position: inout Int) throws(WebAuthnError) {
        let start = position + 18
        guard bytes.count >= start else { throw .malformedAuthenticatorData }
        let length = Int(bytes[start - 2]) << 8 | Int(bytes[start - 1])
        guard (1...Self.maximumIDLength).contains(length) else { throw .invalidCredentialID }
        guard bytes.count >= start + length else { throw .malformedAuthenticatorData }
        id = Array(bytes[start..<start + length])
        var reader = CBORReader(bytes, from: start + length)
        let map: CBOR
        do {
            map = try reader.read()
        } catch {
            throw .malformedKey
        }
        key = try COSEKey(Array(bytes[start + length..<reader.position]), map)
        position = reader.position
    }
}
