import Models
import Services

struct MadeUpSavings: SavingsServiceProtocol {
    let household: MadeUpHousehold

    private var holdings: SavingsOverview { household.holdings.savings }

    private func find(_ id: ID<Account>) throws -> SavingsAccount {
        guard let account = holdings.accounts.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return account
    }

    private func find(_ id: ID<SavingsGoal>) throws -> GoalStanding {
        guard let goal = holdings.goals.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return goal
    }

    // MARK: - Accounts

    func fetchSavings() async throws -> SavingsOverview {
        try household.call("fetchSavings")
        return holdings
    }

    func fetchAccount(id: ID<Account>) async throws -> SavingsAccountDetails {
        try household.call("fetchSavingsAccount")
        let account = try find(id)
        return SavingsAccountDetails(account: account, history: [], goals: [], unallotted: account.balance, entries: 1)
    }

    func addAccount(_ draft: SavingsAccountDraft) async throws -> SavingsAccount {
        try household.call("addSavingsAccount")
        household.remember(draft)
        return try find(Sample.savings.id)
    }

    func updateAccount(id: ID<Account>, _ edit: SavingsAccountEdit, revision: SavingsRevision) async throws -> SavingsAccount {
        try household.call("updateSavingsAccount \(revision.account) \(revision.plan)")
        household.remember(edit)
        return try find(id)
    }

    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion { throw ServiceError.notFound }

    // MARK: - Goals

    func fetchGoals() async throws -> GoalList {
        try household.call("fetchGoals")
        return GoalList(goals: holdings.goals, accounts: holdings.accounts)
    }

    func fetchGoal(id: ID<SavingsGoal>) async throws -> GoalDetails {
        let accounts = holdings.accounts.map { ($0.id, $0.account) }
        return GoalDetails(
            standing: try find(id), accounts: Dictionary(accounts, uniquingKeysWith: { first, _ in first }), points: [], choices: [])
    }

    func addGoal(_ draft: GoalDraft) async throws -> SavingsGoal {
        try household.call("addGoal")
        household.remember(draft)
        guard let goal = holdings.goals.first else { throw ServiceError.notFound }
        return goal.goal
    }

    func updateGoal(id: ID<SavingsGoal>, _ draft: GoalDraft, revision: Int64) async throws -> SavingsGoal {
        try household.call("updateGoal \(revision)")
        household.remember(draft)
        return try find(id).goal
    }

    func orderGoals(_ ids: [ID<SavingsGoal>]) async throws { throw ServiceError.notFound }

    func deleteGoal(id: ID<SavingsGoal>) async throws -> ID<AuditRecord> {
        try household.call("deleteGoal")
        _ = try find(id)
        return ID(rawValue: 77)
    }

    func runDue(today: Day) async throws { try household.call("runSavingsDue \(today)") }
}
