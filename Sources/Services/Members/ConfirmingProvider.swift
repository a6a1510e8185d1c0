/// A provider at which a member authenticates again to confirm a session.
package struct ConfirmingProvider: Hashable, Sendable {
    package var name: String
    /// Where the server sends the browser to the provider, which comes back to the page that it left.
    package var path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
