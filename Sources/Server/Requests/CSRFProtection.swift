import HTTPTypes
import Hummingbird
import Models

/// Protects POST requests against cross-site request forgery: validates their origin and their form's token.
struct CSRFProtection: Sendable {
    let isSecure: Bool

    /// Validates `Sec-Fetch-Site` and `Origin` before the body is read. Browsers send them with every POST; requests without these header
    /// fields pass, since other clients are not subject to CSRF, and still need the token.
    ///
    /// - Throws: `HTTPFailure.forged`.
    func validateOrigin(of request: Request) throws(HTTPFailure) {
        guard request.headers[named: "sec-fetch-site"].allSatisfy({ $0 == "same-origin" }) else { throw .forged }
        guard let origin = request.headers[.origin] else { return }
        let own = (isSecure ? "https://" : "http://") + (request.head.authority ?? "")
        guard origin.lowercased() == own.lowercased() else { throw .forged }
    }

    /// Compares a form's token with the expected one in constant time.
    ///
    /// - Throws: `HTTPFailure.forged` if they differ or no token is expected.
    func validate(_ sent: String?, against token: String) throws(HTTPFailure) {
        guard !token.isEmpty, SecretBytes.areEqual(Array((sent ?? "").utf8), Array(token.utf8)) else { throw .forged }
    }
}
