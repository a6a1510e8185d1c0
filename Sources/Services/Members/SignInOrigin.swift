/// Where an attempt to sign in comes from.
package struct SignInOrigin: Hashable, Sendable {
    /// The peer's address without its port; empty where there is none.
    package var address: String
    /// What the browser says it is.
    package var userAgent: String

    package init(address: String, userAgent: String = "") {
        self.address = address
        self.userAgent = userAgent
    }
}
