/// What Coffer's cookies are called.
///
/// `__Host-` makes a browser refuse them from anywhere but this host and without TLS (RFC 6265bis, section 4.1.3.2); on loopback, where there
/// is no TLS, they go without.
struct CookieNames: Sendable {
    let isSecure: Bool
    /// Holds the session's token.
    let session: String
    /// Holds the token of a sign-in that waits for its code.
    let pending: String
    /// Holds what the forms of who is signed out carry.
    let visitor: String

    init(isSecure: Bool) {
        self.isSecure = isSecure
        let prefix = isSecure ? "__Host-" : ""
        session = prefix + "coffer-session"
        pending = prefix + "coffer-pending"
        visitor = prefix + "coffer-visitor"
    }

    /// The header's value that sets a cookie.
    ///
    /// - Parameter seconds: how long it lasts; nil: as long as the browser's session.
    func set(_ name: String, to value: String, for seconds: Int? = nil) -> String {
        let age = seconds.map { "; Max-Age=\($0)" } ?? ""
        return "\(name)=\(value); Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "") + age
    }

    /// The header's value that takes a cookie away.
    func remove(_ name: String) -> String { set(name, to: "", for: 0) }
}
