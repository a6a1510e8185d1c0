package import Models
import Navigation

/// A provider of a household, as it stands in addresses: the household in decimal digits, a full stop and the id, so that it is looked up in no
/// other household. No secret.
package struct SignInProviderAddress: Hashable, Sendable {
    package let household: ID<Household>
    package let provider: ID<SignInProvider>

    package init(household: ID<Household>, provider: ID<SignInProvider>) {
        self.household = household
        self.provider = provider
    }

    /// - Returns: nil for any other spelling.
    package init?(_ segment: String) {
        let parts = segment.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let household = Int64(parts[0]), household > 0, String(household) == parts[0],
            let provider = ID<SignInProvider>(parts[1])
        else { return nil }
        self.init(household: ID(rawValue: household), provider: provider)
    }

    package var segment: String { "\(household.rawValue).\(provider)" }
}

extension SignInProviderAddress {
    /// Where the server answers a browser that goes to a provider.
    package static let folder = "/auth/provider/"

    /// Where a provider sends the browser back to.
    package static let callbackPath = "/auth/callback"

    /// The name of the query item that says what for.
    package static let purposeName = "for"

    /// The path at which a browser leaves for the provider.
    ///
    /// - Parameter next: the path of the screen that follows; nil: that from which the browser comes.
    package func path(for purpose: ProviderPurpose = .signIn, next: String? = nil) -> String {
        var query = purpose == .signIn ? [] : [QueryItem(Self.purposeName, purpose.rawValue)]
        if let next, next != "/" { query.append(QueryItem("next", next)) }
        return Self.folder + segment + (query.isEmpty ? "" : "?" + QueryItem.text(query))
    }
}
