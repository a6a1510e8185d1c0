/// What an authenticator returns for a new credential (WebAuthn level 2, section 6.5). Its statement is not verified, since no attestation
/// is asked for.
package struct AttestationObject: Hashable, Sendable {
    /// The format of the statement, such as `none` or `packed`.
    package let format: String
    package let authenticatorData: AuthenticatorData

    /// The longest object that is read, in bytes. Certificates of a statement take a few thousand.
    package static let maximumLength = 32_768

    /// - Throws: `WebAuthnError.malformedAttestation`, or as `AuthenticatorData`.
    package init(_ bytes: [UInt8]) throws(WebAuthnError) {
        guard bytes.count <= Self.maximumLength else { throw .malformedAttestation }
        let object: CBOR
        do {
            object = try CBORReader.read(bytes)
        } catch {
            throw .malformedAttestation
        }
        guard let format = object["fmt"]?.text, case .map(let statement)? = object["attStmt"], let data = object["authData"]?.bytes,
            format != "none" || statement.isEmpty
        else { throw .malformedAttestation }
        self.format = format
        authenticatorData = try AuthenticatorData(data)
    }
}
