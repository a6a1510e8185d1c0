/// What a provider sends the browser back with (RFC 6749, section 4.1.2).
package struct AuthorizationResponse: Hashable, Sendable {
    private static let longestCode = 4_096

    /// Nil if it is missing or there twice.
    package let state: String?
    private let parameters: [String: String]
    private let isAmbiguous: Bool

    /// - Parameter query: the decoded parameters of the query, in any order.
    package init(_ query: [(name: String, value: String)]) {
        parameters = Dictionary(query, uniquingKeysWith: { first, _ in first })
        isAmbiguous = ["state", "code", "iss", "error"].contains { name in query.count { $0.name == name } > 1 }
        state = isAmbiguous ? nil : parameters["state"]
    }

    /// Whether the provider says an error. Some leave the state out then.
    package var isError: Bool { parameters["error"] != nil }

    /// The code. Its issuer is verified before anything else, so that no other provider's answer is taken for this one's.
    ///
    /// - Throws: `OpenIDError.responseIssuer`, `.denied` or `.noCode`.
    package func code(of provider: ProviderMetadata) throws(OpenIDError) -> String {
        guard !isAmbiguous else { throw .noCode }
        if let issuer = parameters["iss"] {
            guard issuer == provider.issuer else { throw .responseIssuer }
        } else if provider.namesIssuer {
            throw .responseIssuer
        }
        if let error = parameters["error"] { throw .denied(AuthorizationErrorCode(rawValue: error) ?? .other) }
        guard let code = parameters["code"], !code.isEmpty, code.utf8.count <= Self.longestCode else { throw .noCode }
        return code
    }
}
