/// The origin of a sign-in attempt.
package struct SignInOrigin: Hashable, Sendable {
    /// The client address without port; empty if there is none.
    package var address: String
    /// The User-Agent header.
    package var userAgent: String
    /// The Accept-Language header.
    package var languages: String
    /// The host name that the client addressed, in lower case and without port; empty if there is none.
    package var host: String

    package init(address: String, userAgent: String = "", languages: String = "", host: String = "") {
        self.address = address
        self.userAgent = userAgent
        self.languages = languages
        self.host = host
    }
}
