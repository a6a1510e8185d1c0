package import Models

/// Whom an account that is to be created belongs to, and how much of it the others see, as asked for: whether it is allowed is decided
/// when the account is created.
package struct NewAccountOwnership: Hashable, Sendable, Codable {
    /// Nil: the household.
    package var owner: ID<Member>?
    /// `full` for the household's.
    package var sharing: AccountSharing

    package init(owner: ID<Member>?, sharing: AccountSharing) {
        self.owner = owner
        self.sharing = sharing
    }
}
