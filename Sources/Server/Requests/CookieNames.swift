/// The names of Coffer's cookies, and the `Set-Cookie` values that set and delete them.
///
/// Under TLS the names have the prefix `__Host-`, with which a browser accepts a cookie only from this host and only over TLS (RFC 6265bis,
/// section 4.1.3.2). On loopback there is no TLS and no prefix.
struct CookieNames: Sendable {
    let isSecure: Bool
    /// Carries the session's token.
    let session: String
    /// Carries the token of a sign-in that awaits its second factor.
    let pending: String
    /// Carries the CSRF token of forms sent without a session.
    let visitor: String

    init(isSecure: Bool) {
        self.isSecure = isSecure
        let prefix = isSecure ? "__Host-" : ""
        session = prefix + "coffer-session"
        pending = prefix + "coffer-pending"
        visitor = prefix + "coffer-visitor"
    }

    /// Returns the `Set-Cookie` value that sets a cookie.
    ///
    /// - Parameter seconds: the cookie's `Max-Age`; nil for a browser session cookie.
    func set(_ name: String, to value: String, for seconds: Int? = nil) -> String {
        let age = seconds.map { "; Max-Age=\($0)" } ?? ""
        return "\(name)=\(value); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "") + age
    }

    /// Returns the `Set-Cookie` value that deletes a cookie.
    func remove(_ name: String) -> String { set(name, to: "", for: 0) }
}
