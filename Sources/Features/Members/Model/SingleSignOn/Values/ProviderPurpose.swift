/// What a browser goes to a provider for. The raw values are stored, and stand in addresses.
package enum ProviderPurpose: String, CaseIterable, Hashable, Sendable {
    case signIn = "sign-in"
    /// A signed-in member links the identity that they have there.
    case link
    /// A signed-in member authenticates again before something sensitive.
    case confirm
    /// The session at the provider ends after that at Coffer.
    case signOut = "sign-out"
}
