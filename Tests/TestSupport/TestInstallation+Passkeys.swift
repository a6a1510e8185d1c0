package import MembersModel
import Models
package import Services
package import Signatures

extension SoftwareAuthenticator {
    /// Where the browsers of tests see Coffer.
    package static let site = "http://localhost:8080"

    /// An authenticator with a passkey that a member has added.
    package static func added(
        by services: DependencyContainer, _ algorithm: SignatureAlgorithm = .es256, name: String = "Phone", at site: String = site
    ) async throws -> SoftwareAuthenticator {
        var authenticator = try SoftwareAuthenticator(algorithm)
        let answer = try authenticator.make(try await services.passkeys().request(at: site), at: site)
        _ = try await services.passkeys().add(answer, name: name)
        return authenticator
    }
}

extension TestInstallation {
    /// What a browser without a session is known by.
    package static let visitor = "visitor"

    /// Signs in with a passkey.
    ///
    /// - Returns: the token of the session.
    package func signIn(
        with authenticator: inout SoftwareAuthenticator, visitor: String = visitor, at site: String = SoftwareAuthenticator.site
    ) async throws -> String {
        let request = auth.passkeyRequest(at: site, visitor: visitor) ?? PasskeyRequest(options: "")
        return try await auth.signIn(passkey: try authenticator.use(request, at: site), visitor: visitor, from: origin)
    }
}
