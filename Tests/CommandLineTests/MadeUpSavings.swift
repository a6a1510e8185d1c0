import Models
import Services

struct MadeUpSavings: SavingsServiceProtocol {
    let household: MadeUpHousehold

    func fetchSavings() async throws -> SavingsOverview { throw ServiceError.notFound }
    func fetchAccount(id: ID<Account>) async throws -> SavingsAccountDetails { throw ServiceError.notFound }
    func addAccount(_ draft: SavingsAccountDraft) async throws -> SavingsAccount { throw ServiceError.notFound }
    func updateAccount(id: ID<Account>, _ edit: SavingsAccountEdit, revision: SavingsRevision) async throws -> SavingsAccount {
        throw ServiceError.notFound
    }
    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion { throw ServiceError.notFound }
    func fetchGoals() async throws -> GoalList { throw ServiceError.notFound }
    func fetchGoal(id: ID<SavingsGoal>) async throws -> GoalDetails { throw ServiceError.notFound }
    func addGoal(_ draft: GoalDraft) async throws -> SavingsGoal { throw ServiceError.notFound }
    func updateGoal(id: ID<SavingsGoal>, _ draft: GoalDraft, revision: Int64) async throws -> SavingsGoal {
        throw ServiceError.notFound
    }
    func orderGoals(_ ids: [ID<SavingsGoal>]) async throws { throw ServiceError.notFound }
    func deleteGoal(id: ID<SavingsGoal>) async throws -> ID<AuditRecord> { throw ServiceError.notFound }
    func runDue(today: Day) async throws {}
}
