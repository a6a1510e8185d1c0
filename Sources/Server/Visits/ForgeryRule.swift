import HTTPTypes
import Hummingbird
import Models

/// Whether a post comes from a page of this server.
struct ForgeryRule: Sendable {
    let isSecure: Bool

    /// What the browser says about where a post comes from, before its body is read. A browser says it with every post; what is no browser
    /// cannot be misled into posting, and still needs the token.
    ///
    /// - Throws: `Refusal.forged`.
    func check(_ request: Request) throws(Refusal) {
        if let site = request.headers[.fetchSite], site != "same-origin" { throw .forged }
        guard let origin = request.headers[.origin] else { return }
        let own = (isSecure ? "https://" : "http://") + (request.head.authority ?? "")
        guard origin.lowercased() == own.lowercased() else { throw .forged }
    }

    /// Compares without telling by its time where the two differ.
    ///
    /// - Throws: `Refusal.forged`.
    func check(_ sent: String?, against token: String) throws(Refusal) {
        guard !token.isEmpty, SecretBytes.areEqual(Array((sent ?? "").utf8), Array(token.utf8)) else { throw .forged }
    }
}
