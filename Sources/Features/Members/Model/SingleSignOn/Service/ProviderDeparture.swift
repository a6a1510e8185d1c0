/// How a browser leaves for a provider.
package struct ProviderDeparture: Hashable, Sendable {
    package var address: SignInProviderAddress
    /// `signIn` or `confirm`; a link is begun by `IdentityServiceProtocol.beginLinking`.
    package var purpose: ProviderPurpose
    /// The path of the screen that follows.
    package var next: String
    /// A secret of the browser, which it has when it comes back.
    package var browser: String
    /// The token of the session; nil if signed out.
    package var session: String?
    /// Scheme and authority of this server as the client addresses it: `https://coffer.example`.
    package var site: String

    package init(address: SignInProviderAddress, purpose: ProviderPurpose, next: String, browser: String, session: String?, site: String) {
        self.address = address
        self.purpose = purpose
        self.next = next
        self.browser = browser
        self.session = session
        self.site = site
    }
}
