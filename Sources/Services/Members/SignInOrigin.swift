/// The origin of a sign-in attempt.
package struct SignInOrigin: Hashable, Sendable {
    /// The client address without port; empty if there is none.
    package var address: String
    /// The User-Agent header.
    package var userAgent: String
    /// The Accept-Language header.
    package var languages: String

    package init(address: String, userAgent: String = "", languages: String = "") {
        self.address = address
        self.userAgent = userAgent
        self.languages = languages
    }
}
