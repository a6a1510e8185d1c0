import Models
import Services

struct MadeUpAccounts: AccountServiceProtocol {
    let household: MadeUpHousehold

    func fetchAccounts(includingArchived: Bool) async throws -> [AccountSummary] {
        try household.call("accounts")
        return household.holdings.accounts.filter { includingArchived || !$0.account.isArchived }
    }

    func fetchAccount(id: ID<Account>) async throws -> AccountSummary {
        try find { $0.id == id }
    }

    func findAccount(_ text: String) async throws -> AccountSummary {
        try find { $0.name == text }
    }

    func balances(at day: Day?) async throws -> [AccountPosition] {
        try household.call("balances \(day?.description ?? "now")")
        return household.holdings.positions
    }

    func addAccount(_ draft: AccountDraft) async throws -> AccountSummary {
        try household.call(
            "add \(draft.name) \(draft.kind) \(draft.opening?.description ?? "-") \(draft.openingDay?.description ?? "-") \(draft.limit)")
        return try find { _ in true }
    }

    func setDefaultAccount(id: ID<Account>) async throws { try household.call("default") }

    func updateAccount(_ account: Account, number: AccountNumberEdit) async throws -> AccountSummary {
        try household.call("update \(account.name) \(account.institution) \(account.limit)")
        return try find { $0.id == account.id }
    }

    func archiveAccount(id: ID<Account>) async throws { try household.call("archive") }
    func restoreAccount(id: ID<Account>) async throws { try household.call("restore") }

    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion {
        withEntries ? .deleted(entries: 3, transfersKept: 1, change: ID(rawValue: 5)) : .archived
    }

    func planMerge(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMergePlan { household.holdings.mergePlan }

    func mergeAccounts(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMerge {
        try household.call("merge \(id.rawValue) <- \(other.rawValue)")
        return AccountMerge(summary: try await fetchAccount(id: id), change: ID(rawValue: 5))
    }

    func adjust(id: ID<Account>, to difference: StatementDifference, allowsClosedDays: Bool) async throws { try household.call("adjust") }

    private func find(_ fits: (Account) -> Bool) throws -> AccountSummary {
        guard let found = household.holdings.accounts.first(where: { fits($0.account) }) else { throw ServiceError.notFound }
        return found
    }
}
