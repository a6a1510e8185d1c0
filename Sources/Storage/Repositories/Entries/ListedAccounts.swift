import Models

/// The accounts in whose lists a group is an entry.
struct ListedAccounts {
    let query: EntryQuery
    let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    /// The accounts of a candidate's entries, except those on earlier pages.
    func accounts(of candidate: EntryCandidate, _ group: TransactionGroup) -> [ID<Account>] {
        if let account = candidate.account { return query.showsTransfersOnce ? own(in: group).filter { $0 == account } : [account] }
        let accounts = shown(in: group)
        guard let after = query.after, after.day == candidate.keyDay, after.group == candidate.keyGroup else { return accounts }
        guard let last = after.account else { return [] }
        return accounts.filter { $0 < last }
    }

    /// The own accounts of the group; if it has none, as the household's share of what others paid, the ledger account of what they are owed.
    private func shown(in group: TransactionGroup) -> [ID<Account>] {
        let own = own(in: group)
        guard own.isEmpty, query.accounts.isEmpty else { return own }
        return touched(by: group, role: .receivable)
    }

    /// The own accounts in which the group is an entry: all that are listed, or the one that a transfer leaves.
    func own(in group: TransactionGroup) -> [ID<Account>] {
        let listed = listed(in: group)
        guard query.showsTransfersOnce, listed.count > 1 else { return listed }
        let left = group.parts.lazy.map { ID<Account>(rawValue: $0.source.rawValue) }.first(where: listed.contains)
        return [left ?? listed[0]]
    }

    /// The own accounts of the group that the query asks for.
    func listed(in group: TransactionGroup) -> [ID<Account>] {
        touched(by: group, role: .own).filter { query.accounts.isEmpty || query.accounts.contains($0) }
    }

    private func touched(by group: TransactionGroup, role: LedgerAccountRole) -> [ID<Account>] {
        let touched = Set(group.parts.flatMap { [$0.source, $0.destination] })
        return touched.filter { ledgerAccounts[$0]?.role == role }.map { ID<Account>(rawValue: $0.rawValue) }.sorted(by: >)
    }
}
