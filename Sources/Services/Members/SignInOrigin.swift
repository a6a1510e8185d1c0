/// Where an attempt to sign in comes from.
package struct SignInOrigin: Hashable, Sendable {
    /// The peer's address without its port; empty where there is none.
    package var address: String
    /// What the browser says it is.
    package var userAgent: String
    /// The languages that it asks for, as its `Accept-Language` header says them.
    package var languages: String

    package init(address: String, userAgent: String = "", languages: String = "") {
        self.address = address
        self.userAgent = userAgent
        self.languages = languages
    }
}
