package import Services

/// How a browser comes back from a provider. Nothing of it is trusted.
package struct ProviderArrival: Sendable {
    /// The decoded parameters of the query.
    package var query: [(name: String, value: String)]
    /// The secret of the browser; empty if it has none.
    package var browser: String
    /// The token of the session; nil if signed out.
    package var session: String?
    /// Scheme and authority of this server as the client addresses it.
    package var site: String
    package var origin: SignInOrigin

    package init(query: [(name: String, value: String)], browser: String, session: String?, site: String, origin: SignInOrigin) {
        self.query = query
        self.browser = browser
        self.session = session
        self.site = site
        self.origin = origin
    }
}

/// What came of it. `next` is the path of the screen that follows; it may be of none.
package enum ProviderOutcome: Hashable, Sendable {
    /// The token of a new session.
    case signedIn(token: String, next: String)
    /// The identity is linked with the member of the session.
    case linked(provider: String)
    /// The session is confirmed.
    case confirmed(next: String)
    /// - Parameters:
    ///   - purpose: nil if it is not known.
    case failed(ProviderProblem, purpose: ProviderPurpose?, next: String)
}
