/// A provider with which a visitor can sign in.
package struct SignInOffer: Hashable, Sendable {
    package var name: String
    package var address: SignInProviderAddress

    package init(name: String, address: SignInProviderAddress) {
        self.name = name
        self.address = address
    }
}
