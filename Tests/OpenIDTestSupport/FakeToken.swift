package import OpenIDConnect
import Signatures

/// An `id_token` that a fake provider is about to sign.
package struct FakeToken: Sendable {
    package var header: [String: ClaimValue]
    package var claims: [String: ClaimValue]
    package var key: FakeKey
    /// Stands in place of the claims, such as text that is no JSON.
    package var body: String?
    /// Changes the signed token.
    package var rewrite: @Sendable (String) -> String = { $0 }

    var text: String {
        let body = body ?? ClaimValue.object(claims).text
        let head = Base64URL.encode(ClaimValue.object(header).text.utf8) + "." + Base64URL.encode(body.utf8)
        return rewrite(head + "." + Base64URL.encode(key.sign(Array(head.utf8))))
    }
}
