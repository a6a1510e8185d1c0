package import Models
package import Services

/// One group for guests, who have no account. Nothing else of the household is reachable through it.
package protocol GuestServiceProtocol: Sendable {
    var link: GuestLink { get }
    var household: ID<Household> { get }
    /// In the household's time zone.
    var today: Day { get }

    /// The group with its debts and a page of its activity, without categories, notes and people's details. Members of the household without a name
    /// of their own have the name of the household.
    ///
    /// - Throws: `ServiceError.notFound` if it was deleted.
    func fetchGroup(after cursor: GroupActivity.Cursor?, limit: Int) async throws -> GroupDetails

    /// The guests who added some expenses and may change them, by expense.
    func fetchAuthors(of expenses: [ID<Expense>]) async throws -> [ID<Expense>: ID<GroupMember>]

    /// An expense that the guest has added, for its form.
    ///
    /// - Throws: `ServiceError.notFound`; `.rule` if another author added it.
    func fetchOwnExpense(id: ID<Expense>, guest: ID<GroupMember>) async throws -> Expense

    /// The explanation of a member's balance in a currency.
    func explain(member: ID<GroupMember>, in currency: Currency) async throws -> BalanceExplanation

    /// The explanation of a member's debt to another.
    func explain(debtFrom from: ID<GroupMember>, to: ID<GroupMember>) async throws -> [DebtExplanation]

    /// - Throws: `ServiceError.rule`.
    func addExpense(_ draft: ExpenseDraft, guest: ID<GroupMember>) async throws

    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`, also if another author added it; `.notFound`.
    func updateExpense(id: ID<Expense>, _ draft: ExpenseDraft, guest: ID<GroupMember>, revision: Int64) async throws

    /// - Throws: `ServiceError.rule` if another author added it; `.notFound`.
    func deleteExpense(id: ID<Expense>, guest: ID<GroupMember>) async throws

    /// Records a payment by or to the guest.
    ///
    /// - Throws: `ServiceError.rule`.
    func settle(_ draft: SettlementDraft, guest: ID<GroupMember>) async throws
}

extension InstallationProtocol {
    /// The group of a guest's link.
    ///
    /// - Parameter token: the secret part of its address.
    /// - Returns: nil if the token is unknown, revoked, expired or malformed, or the group is deleted.
    /// - Throws: `ServiceError`.
    package func guest(token: String) async throws -> (any GuestServiceProtocol)? {
        try await guestService((any GuestServiceProtocol).self, token: token)
    }
}
