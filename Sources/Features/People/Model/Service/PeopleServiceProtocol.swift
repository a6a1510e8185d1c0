package import Models
package import Services

/// Manages people, groups, expenses and settlements. The household's part of all of them is posted in its ledger in the same transaction.
package protocol PeopleServiceProtocol: Sendable {
    // MARK: - Reading

    /// All people and groups with their balances, from one snapshot.
    func fetchPeople() async throws -> PeopleOverview

    /// A person with their balance in each group.
    ///
    /// - Throws: `ServiceError.notFound`.
    func fetchPerson(id: ID<Person>) async throws -> PersonDetails

    /// A group with its debts and a page of its activity.
    ///
    /// - Parameter cursor: the end of the previous page; nil for the newest.
    /// - Throws: `ServiceError.notFound`.
    func fetchGroup(id: ID<PeopleGroup>, after cursor: GroupActivity.Cursor?, limit: Int) async throws -> GroupDetails

    /// - Throws: `ServiceError.notFound`.
    func fetchExpense(id: ID<Expense>) async throws -> ExpenseDetails

    /// The choices of an expense form.
    ///
    /// - Parameter transaction: the transaction that becomes the expense; nil: none.
    /// - Throws: `ServiceError.notFound`; `.rule` if the transaction is no spending or refund, or belongs to an expense or settlement.
    func fetchExpenseChoices(group: ID<PeopleGroup>, transaction: ID<Transaction>?) async throws -> ExpenseChoices

    /// The explanation of a member's balance in a currency.
    ///
    /// - Throws: `ServiceError.notFound`.
    func explain(member: ID<GroupMember>, of group: ID<PeopleGroup>, in currency: Currency) async throws -> BalanceExplanation

    /// The explanations of a member's debt to another, by currency if there are several.
    ///
    /// - Throws: `ServiceError.notFound` for an unknown group or member; `.rule` if no payment between the two is suggested.
    func explain(
        debtFrom from: ID<GroupMember>, to: ID<GroupMember>, of group: ID<PeopleGroup>
    ) async throws -> [DebtExplanation]

    // MARK: - People

    /// A draft with a known key adds nothing and returns the existing person.
    ///
    /// - Throws: `ServiceError.rule`; `.confirmationNeeded` in the browser without a recent confirmation, if the person has an IBAN.
    func addPerson(_ draft: PersonDraft) async throws -> Person

    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`, `.notFound`; `.confirmationNeeded` in the
    ///   browser without a recent confirmation, if the IBAN changes.
    func updatePerson(id: ID<Person>, _ draft: PersonDraft, revision: Int64) async throws -> Person

    /// Removes a person; groups keep it as a member.
    ///
    /// - Returns: the change, which can be undone.
    /// - Throws: `ServiceError.rule` if the balance is not zero.
    func deletePerson(id: ID<Person>) async throws -> ID<AuditRecord>

    /// The group of direct debts between a person and the household, which is added if there is none.
    func directGroup(with person: ID<Person>) async throws -> PeopleGroup

    // MARK: - Groups

    /// A draft with a known key adds nothing and returns the existing group.
    ///
    /// - Throws: `ServiceError.rule`; `.notFound` for an unknown person.
    func addGroup(_ draft: PeopleGroupDraft) async throws -> PeopleGroup

    /// Changes a group. Expenses keep their shares.
    ///
    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule` if a member with a balance is removed; `.notFound`.
    func updateGroup(id: ID<PeopleGroup>, _ draft: PeopleGroupDraft, revision: Int64) async throws -> PeopleGroup

    /// Archives a group, or restores it.
    func setArchived(_ isArchived: Bool, group: ID<PeopleGroup>) async throws

    /// Removes a group without debts.
    ///
    /// - Returns: the change, which can be undone.
    /// - Throws: `ServiceError.rule` if there are debts.
    func deleteGroup(id: ID<PeopleGroup>) async throws -> ID<AuditRecord>

    // MARK: - Expenses

    /// A draft with a known key adds nothing and returns the existing expense.
    ///
    /// - Throws: `ServiceError.rule`; `.notFound` for an unknown group, account or category.
    func addExpense(_ draft: ExpenseDraft, to group: ID<PeopleGroup>) async throws -> Expense

    /// Changes an expense.
    ///
    /// - Parameter scope: for a recurring expense, whether later ones change, too.
    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`, `.notFound`.
    func updateExpense(id: ID<Expense>, _ draft: ExpenseDraft, scope: SeriesScope, revision: Int64) async throws -> Expense

    /// Removes an expense. A transaction that existed before it is kept as the household's own.
    ///
    /// - Parameter scope: for a recurring expense, whether later ones end, too.
    /// - Returns: the change, which can be undone.
    func deleteExpense(id: ID<Expense>, scope: SeriesScope) async throws -> ID<AuditRecord>

    /// Creates an expense from a transaction of the household, which then posts it. Amount, day and account are those of the transaction.
    ///
    /// - Throws: `ServiceError.rule` if it is no spending or refund, or belongs to an expense or settlement; `.notFound`.
    func splitTransaction(_ transaction: ID<Transaction>, with group: ID<PeopleGroup>, _ split: ExpenseSplit?) async throws -> Expense

    // MARK: - Settlements

    /// A draft with a known key adds nothing and returns the existing settlement.
    ///
    /// - Throws: `ServiceError.rule`, for example if the payment exceeds the debt; `.notFound` for an unknown group or account.
    func settle(_ draft: SettlementDraft, in group: ID<PeopleGroup>) async throws -> Settlement

    /// Transactions of the last 60 days that look like settlements of open debts between the household and others, newest first.
    ///
    /// - Parameter group: nil: of all groups.
    func fetchSettlementOffers(group: ID<PeopleGroup>?) async throws -> [SettlementOffer]

    /// Creates the settlement of a debt from a transaction of the household, which then posts it. Amount, day and account are those of the
    /// transaction.
    ///
    /// - Throws: `ServiceError.rule` if it is no payment of one account in the direction of the debt, belongs to an expense or settlement, or exceeds
    ///   the debt; `.notFound`.
    func settle(
        with transaction: ID<Transaction>, from: ID<GroupMember>, to: ID<GroupMember>, in group: ID<PeopleGroup>
    ) async throws -> Settlement

    /// Stops offering a transaction as a settlement.
    ///
    /// - Returns: the change, which can be undone.
    /// - Throws: `ServiceError.notFound`.
    func dismissSettlementOffer(_ transaction: ID<Transaction>) async throws -> ID<AuditRecord>

    /// Removes a settlement. A transaction that existed before it is kept.
    ///
    /// - Returns: the change, which can be undone.
    func deleteSettlement(id: ID<Settlement>) async throws -> ID<AuditRecord>

    // MARK: - Guests

    /// The links of a group that have not expired, newest first.
    func fetchGuestLinks(group: ID<PeopleGroup>) async throws -> [GuestLink]

    /// Creates a link by which people without an account open a group. Its token is returned only this once.
    ///
    /// - Parameter days: the number of days for which it is valid, within `GuestLink.lifetimes`.
    /// - Throws: `ServiceError.rule`, `.notFound`; `.confirmationNeeded` in the browser without a recent confirmation.
    func addGuestLink(group: ID<PeopleGroup>, canWrite: Bool, days: Int) async throws -> (link: GuestLink, token: String)

    /// Revokes a link immediately.
    ///
    /// - Throws: `ServiceError.notFound`.
    func revokeGuestLink(id: ID<GuestLink>, group: ID<PeopleGroup>) async throws

    // MARK: - Import and export

    /// A group with all of its activity.
    ///
    /// - Throws: `ServiceError.notFound`.
    func exportGroup(id: ID<PeopleGroup>) async throws -> GroupExport

    /// A group as a file: with the columns of Splitwise, or as JSON.
    ///
    /// - Throws: `ServiceError.notFound`.
    func exportFile(of id: ID<PeopleGroup>, as format: GroupFile.Format) async throws -> GroupFile

    /// The members in an export of another program.
    ///
    /// - Throws: `ServiceError.refusedFile`.
    func surveyGroupImport(path: String, file: String, currency: Currency?) async throws -> GroupImportSurvey

    /// The result of an import, without changing anything.
    ///
    /// - Throws: `ServiceError.refusedFile`; `.rule`, for example for a name that a group has already.
    func previewGroupImport(_ request: GroupImportRequest) async throws -> GroupImportReport

    /// Adds the group of an export of another program, with new people, as one change.
    ///
    /// - Throws: as the preview.
    func importGroup(_ request: GroupImportRequest) async throws -> GroupImportReport

    // MARK: - Due

    /// Adds the recurring expenses that are due through a day. Idempotent.
    ///
    /// - Returns: the added expenses, by series, then by day.
    @discardableResult func runDue(today: Day) async throws -> [AddedExpense]
}

extension DependencyContainer {
    package func people() -> any PeopleServiceProtocol { service() }
}
