package import Models
package import Services

/// Manages savings accounts, their plans and projections, and goals.
package protocol SavingsServiceProtocol: Sendable {
    /// The data of the savings screen, from one snapshot: savings and deposit accounts that are not archived, and all goals.
    func fetchSavings() async throws -> SavingsOverview

    /// The data of a savings account's screens, from one snapshot.
    ///
    /// - Throws: `ServiceError.notFound`, also for an account of another kind.
    func fetchAccount(id: ID<Account>) async throws -> SavingsAccountDetails

    /// Adds an account with its plan.
    ///
    /// A draft with a known key adds nothing and returns the existing account.
    ///
    /// - Throws: `ServiceError.rule`.
    func addAccount(_ draft: SavingsAccountDraft) async throws -> SavingsAccount

    /// Updates an account and its plan in one write. A typed balance is posted as an adjustment of today.
    ///
    /// - Throws: `ServiceError.conflict` if the revision of account or plan is outdated, or the balance differs from the one that the form
    ///   showed; `.rule`; `.closedDay` if today is closed; `.notFound`.
    func updateAccount(id: ID<Account>, _ edit: SavingsAccountEdit, revision: SavingsRevision) async throws -> SavingsAccount

    /// Deletes an account like `AccountServiceProtocol.deleteAccount`: an account with entries is archived, unless `withEntries` is set.
    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion

    /// All goals in order, and the accounts that can fund them.
    func fetchGoals() async throws -> GoalList

    /// A goal with its forecast, from one snapshot; also for removed goals.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchGoal(id: ID<SavingsGoal>) async throws -> GoalDetails

    /// Appends a goal.
    ///
    /// A draft with a known key adds nothing and returns the existing goal.
    ///
    /// - Throws: `ServiceError.rule` with a message of `SavingsRule`; `.notFound` for an unknown account.
    func addGoal(_ draft: GoalDraft) async throws -> SavingsGoal

    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`, `.notFound`.
    func updateGoal(id: ID<SavingsGoal>, _ draft: GoalDraft, revision: Int64) async throws -> SavingsGoal

    /// Sorts the goals: earlier goals are funded first. Goals that are not listed follow in their current order.
    func orderGoals(_ ids: [ID<SavingsGoal>]) async throws

    /// Removes a goal; its accounts do not change.
    ///
    /// - Returns: the change, which can be undone.
    func deleteGoal(id: ID<SavingsGoal>) async throws -> ID<AuditRecord>

    /// Notifies of reached milestones and goals, and of goals behind schedule. Idempotent.
    func runDue(today: Day) async throws
}

extension DependencyContainer {
    package func savings() -> any SavingsServiceProtocol { service() }
}
