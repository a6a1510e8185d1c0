import Hummingbird

/// The names of Coffer's cookies, and the cookies that set and delete them.
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

    /// A cookie with the attributes that all of Coffer's have.
    ///
    /// - Parameter seconds: the cookie's `Max-Age`; nil for a browser session cookie.
    func cookie(_ name: String, _ value: String, for seconds: Int? = nil) -> Cookie {
        guard let seconds else { return Cookie(name: name, value: value, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax) }
        return Cookie(name: name, value: value, maxAge: seconds, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax)
    }

    /// A cookie that deletes the one of its name.
    func deletion(of name: String) -> Cookie { cookie(name, "", for: 0) }
}
