import Models
import Storage

/// The member-owned accounts that changes which are not recorded yet touch.
struct TouchedAccounts {
    /// Those that a change is about.
    private var named: Set<LedgerAccountID> = []
    /// Those of changed transactions.
    private var ofGroups: Set<LedgerAccountID> = []

    /// Adds an account that a change is about.
    mutating func insert(_ account: LedgerAccountID) { named.insert(account) }

    /// Adds the accounts of a changed transaction.
    mutating func insert(_ group: TransactionGroup, _ scopes: AccountScopes) {
        if scopes.isDivided { ofGroups.formUnion(scopes.owned(in: group)) }
    }

    /// Removes an account that is the household's from now on.
    mutating func remove(_ account: LedgerAccountID) {
        named.remove(account)
        ofGroups.remove(account)
    }

    /// Returns the accounts that were touched since the last call.
    ///
    /// - Parameter isOpen: whether the author sees the entries of an account. Of accounts whose transactions alone were changed, others are left out.
    mutating func take(where isOpen: (LedgerAccountID) -> Bool) -> Set<LedgerAccountID> {
        defer { self = TouchedAccounts() }
        return named.union(ofGroups.filter(isOpen))
    }
}
