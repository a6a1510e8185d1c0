import Models
import Services
import Storage

/// Savings over the ledger.
struct LiveSavingsService: SavingsServiceProtocol {
    let context: ServiceContext

    func fetchSavings() async throws -> SavingsOverview { throw ServiceError.serverError(501) }
    func fetchAccount(id: ID<Account>) async throws -> SavingsAccountDetails { throw ServiceError.serverError(501) }
    func addAccount(_ draft: SavingsAccountDraft) async throws -> SavingsAccount { throw ServiceError.serverError(501) }
    func updateAccount(id: ID<Account>, _ edit: SavingsAccountEdit, revision: SavingsRevision) async throws -> SavingsAccount {
        throw ServiceError.serverError(501)
    }
    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion { throw ServiceError.serverError(501) }
    func fetchGoals() async throws -> GoalList { throw ServiceError.serverError(501) }
    func fetchGoal(id: ID<SavingsGoal>) async throws -> GoalDetails { throw ServiceError.serverError(501) }
    func addGoal(_ draft: GoalDraft) async throws -> SavingsGoal { throw ServiceError.serverError(501) }
    func updateGoal(id: ID<SavingsGoal>, _ draft: GoalDraft, revision: Int64) async throws -> SavingsGoal {
        throw ServiceError.serverError(501)
    }
    func orderGoals(_ ids: [ID<SavingsGoal>]) async throws { throw ServiceError.serverError(501) }
    func deleteGoal(id: ID<SavingsGoal>) async throws -> ID<AuditRecord> { throw ServiceError.serverError(501) }
    func runDue(today: Day) async throws {}
}
