/// The member-owned accounts of a household, by which totals are kept apart.
///
/// The scope of a total is the owned account at the other side of the transactions that it sums up; nil for the household's. Totals of own
/// accounts and receivables have none.
public struct AccountScopes: Hashable, Sendable {
    /// Whose account it is, and how much of it others see.
    public struct Ownership: Hashable, Sendable {
        public var member: ID<Member>
        public var sharing: AccountSharing

        public init(member: ID<Member>, sharing: AccountSharing) {
            self.member = member
            self.sharing = sharing
        }
    }

    /// The accounts that belong to members.
    public var owned: [LedgerAccountID: Ownership]
    /// All own accounts and receivables, also owned ones.
    private var holders: Set<LedgerAccountID>

    /// - Parameters:
    ///   - owned: the accounts that belong to members.
    ///   - holders: all own accounts and receivables, also owned ones.
    public init(owned: [LedgerAccountID: Ownership] = [:], holders: Set<LedgerAccountID> = []) {
        self.owned = owned
        self.holders = holders
    }

    /// Those of a household whose accounts are all its own.
    public static let undivided = AccountScopes()

    /// Whether an account belongs to a member.
    public var isDivided: Bool { !owned.isEmpty }

    /// The scope of a ledger account in a transaction with another one; nil for the household's.
    public func scope(of ledgerAccount: LedgerAccountID, against other: LedgerAccountID) -> LedgerAccountID? {
        guard !owned.isEmpty, owned[other] != nil, !holders.contains(ledgerAccount) else { return nil }
        return other
    }

    /// The scope of a choice made in an account: the account if others do not see its entries, else nil.
    public func choiceScope(of ledgerAccount: LedgerAccountID) -> LedgerAccountID? {
        guard let ownership = owned[ledgerAccount], !ownership.sharing.showsEntries else { return nil }
        return ledgerAccount
    }

    /// The member who alone sees the entries of some sides, at which each own account is one that others do not see in full; nil if others
    /// see one of them.
    public func onlyReader(of sides: some Sequence<LedgerAccountID>) -> ID<Member>? {
        guard !owned.isEmpty else { return nil }
        var reader: ID<Member>?
        for side in sides where holders.contains(side) {
            guard let ownership = owned[side], !ownership.sharing.showsEntries, reader == nil || reader == ownership.member else {
                return nil
            }
            reader = ownership.member
        }
        return reader
    }

    /// The owned accounts among the sides of a group.
    public func owned(in group: TransactionGroup) -> Set<LedgerAccountID> {
        guard !owned.isEmpty else { return [] }
        return Set(group.parts.flatMap { [$0.source, $0.destination] }.filter { owned[$0] != nil })
    }
}
