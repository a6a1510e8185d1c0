package import Models

/// The accounts that a member sees. What a page offers to choose from depends on it.
package struct SeenAccounts: Hashable, Sendable {
    /// Those whose entries the member sees.
    package let open: Set<ID<Account>>
    /// Those of which the member sees only the balance.
    package let closed: Set<ID<Account>>

    /// - Parameter accounts: all that exist for the member.
    package init(_ accounts: [Account], of member: Member) {
        open = Set(accounts.filter { !$0.showsOnlyBalance(to: member) }.map(\.id))
        closed = Set(accounts.filter { $0.showsOnlyBalance(to: member) }.map(\.id))
    }
}
