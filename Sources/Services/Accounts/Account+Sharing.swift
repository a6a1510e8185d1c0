package import Models

extension Account {
    /// Whether it belongs to a member.
    package func belongs(to member: Member) -> Bool { owner != nil && owner == member.id }

    /// Whether a member sees nothing of it but its balance: another member owns it and does not share it in full. The command line sees everything.
    package func showsOnlyBalance(to member: Member) -> Bool {
        guard let owner, let reader = member.id else { return false }
        return owner != reader && !sharing.showsEntries
    }

    /// Whether a member decides to whom it belongs and what others see: the member whose it is, an owner about those of the household, and the
    /// command line about all.
    package func isShared(by member: Member) -> Bool {
        guard member.role.canWrite else { return false }
        guard let id = member.id else { return true }
        return owner.map { $0 == id } ?? (member.role == .owner)
    }
}

extension DependencyContainer {
    /// The accounts that the member may use: with entries that they see and may add. Pickers offer them.
    package func usableAccounts(includingArchived: Bool) async throws -> [AccountSummary] {
        try await accounts().fetchAccounts(includingArchived: includingArchived).filter { !$0.account.showsOnlyBalance(to: context.member) }
    }
}
