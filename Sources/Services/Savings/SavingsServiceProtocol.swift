package import Models

/// Savings: the accounts that money is put aside to, what their plans make of them, and goals (`product.md` section 8).
package protocol SavingsServiceProtocol: Sendable {

    // MARK: - Accounts

    /// The first screen, from one snapshot: accounts of the kinds savings and deposit that are not archived, and all goals.
    func fetchSavings() async throws -> SavingsOverview

    /// A savings account with all that its screens name, from one snapshot.
    ///
    /// - Throws: `ServiceError.notFound`, for an account of another kind, too.
    func fetchAccount(id: ID<Account>) async throws -> SavingsAccountDetails

    /// Adds an account with its plan.
    ///
    /// A draft whose key was used already makes nothing; the account it made the first time comes back.
    ///
    /// - Throws: `ServiceError.rule` with what is wrong.
    func addAccount(_ draft: SavingsAccountDraft) async throws -> SavingsAccount

    /// Changes an account and its plan in one write. A balance that is typed is set by an adjustment of today.
    ///
    /// - Throws: `ServiceError.conflict` where account or plan have a newer revision, or where the balance is not any more what the form showed; `.rule`;
    ///   `.closedDay` where today is closed; `.notFound`.
    func updateAccount(id: ID<Account>, _ edit: SavingsAccountEdit, revision: SavingsRevision) async throws -> SavingsAccount

    /// Deletes an account as `AccountServiceProtocol.deleteAccount` does: one with entries is archived, unless they are to go, too.
    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion

    // MARK: - Goals

    /// All goals in their order, and the accounts that they are filled from.
    func fetchGoals() async throws -> GoalList

    /// A goal with what is planned for it, from one snapshot; one that was removed, too.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchGoal(id: ID<SavingsGoal>) async throws -> GoalDetails

    /// Adds a goal behind the others.
    ///
    /// A draft whose key was used already makes nothing; the goal it made the first time comes back.
    ///
    /// - Throws: `ServiceError.rule` with one of the sentences of `SavingsRule`; `.notFound` for an account that is not there.
    func addGoal(_ draft: GoalDraft) async throws -> SavingsGoal

    /// - Throws: `ServiceError.conflict` where the revision is not the newest; `.rule`, `.notFound`.
    func updateGoal(id: ID<SavingsGoal>, _ draft: GoalDraft, revision: Int64) async throws -> SavingsGoal

    /// Puts goals in an order: the first are filled first. Goals that are not named follow in the order that they have.
    func orderGoals(_ ids: [ID<SavingsGoal>]) async throws

    /// Takes a goal away; its accounts stay as they are.
    ///
    /// - Returns: the change, to take it back.
    func deleteGoal(id: ID<SavingsGoal>) async throws -> ID<AuditRecord>

    // MARK: - What is due

    /// Tells of milestones and goals that were reached, and of goals that fall behind. It can run as often as it likes.
    func runDue(today: Day) async throws
}
