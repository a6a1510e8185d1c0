package import Models
package import Services

/// Savings of a made-up household, with the rules of the real ones. Nobody is told of what is reached.
package struct MockSavingsService: SavingsServiceProtocol {
    private let ledger: MockLedger

    package init(_ ledger: MockLedger) {
        self.ledger = ledger
    }

    // MARK: - Accounts

    package func fetchSavings() async throws -> SavingsOverview {
        try await ledger.read { try $0.savingsOverview() }
    }

    package func fetchAccount(id: ID<Account>) async throws -> SavingsAccountDetails {
        try await ledger.read { try $0.details(of: try $0.savingsAccount(id)) }
    }

    package func addAccount(_ draft: SavingsAccountDraft) async throws -> SavingsAccount {
        try await ledger.write { try $0.addSavings(draft) }
    }

    package func updateAccount(
        id: ID<Account>, _ edit: SavingsAccountEdit, revision: SavingsRevision
    ) async throws -> SavingsAccount {
        try await ledger.write { try $0.updateSavings(id, edit, revision: revision) }
    }

    package func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion {
        try await ledger.write { state in
            _ = try state.savingsAccount(id)
            return try state.delete(id, withEntries: withEntries)
        }
    }

    // MARK: - Goals

    package func fetchGoals() async throws -> GoalList {
        try await ledger.read { try $0.goalList() }
    }

    package func fetchGoal(id: ID<SavingsGoal>) async throws -> GoalDetails {
        try await ledger.read { try $0.details(of: try $0.goal(id)) }
    }

    package func addGoal(_ draft: GoalDraft) async throws -> SavingsGoal {
        try await ledger.write { try $0.addGoal(draft) }
    }

    package func updateGoal(id: ID<SavingsGoal>, _ draft: GoalDraft, revision: Int64) async throws -> SavingsGoal {
        try await ledger.write { try $0.updateGoal(id, draft, revision: revision) }
    }

    package func orderGoals(_ ids: [ID<SavingsGoal>]) async throws {
        try await ledger.write { try $0.orderGoals(ids) }
    }

    package func deleteGoal(id: ID<SavingsGoal>) async throws -> ID<AuditRecord> {
        try await ledger.write { try $0.deleteGoal(id) }
    }

    // MARK: - What is due

    package func runDue(today: Day) async throws {
        try await ledger.write { _ in }
    }
}
