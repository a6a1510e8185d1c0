import Models
import PeopleModel
import ServiceKit
import Services

/// One group for guests, who write with the rights of the household and are marked as the authors of their rows.
struct LiveGuestService: GuestServiceProtocol {
    let context: ServiceContext
    let link: GuestLink
    let today: Day

    var household: ID<Household> { context.household.id }

    private var people: LivePeopleService { LivePeopleService(context: context) }

    // MARK: - Reading

    func fetchGroup(after cursor: GroupActivity.Cursor?, limit: Int) async throws -> GroupDetails {
        var details = try await people.fetchGroup(id: link.group, after: cursor, limit: limit)
        details.summary.group = named(details.summary.group)
        details.summary.group.ledgerAccount = nil
        details.activity = details.activity.map(Self.withoutDetails)
        (details.totals, details.people, details.categories) = ([], [:], [:])
        return details
    }

    func fetchOwnExpense(id: ID<Expense>, guest: ID<GroupMember>) async throws -> Expense {
        let details = try await requireOwn(id, guest: guest)
        guard case .expense(let expense) = Self.withoutDetails(.expense(details.expense)) else { throw ServiceError.notFound }
        return expense
    }

    func fetchAuthors(of expenses: [ID<Expense>]) async throws -> [ID<Expense>: ID<GroupMember>] {
        try await context.read { try ExpenseRepository($0, household: household).guests(of: expenses) }
    }

    func explain(member: ID<GroupMember>, in currency: Currency) async throws -> BalanceExplanation {
        try await people.explain(member: member, of: link.group, in: currency)
    }

    func explain(debtFrom from: ID<GroupMember>, to: ID<GroupMember>) async throws -> [DebtExplanation] {
        try await people.explain(debtFrom: from, to: to, of: link.group)
    }

    // MARK: - Writing

    func addExpense(_ draft: ExpenseDraft, guest: ID<GroupMember>) async throws {
        var draft = draft
        try await requireWriter(guest)
        draft.guest = guest
        (draft.category, draft.account, draft.charged, draft.recurrence) = (nil, nil, nil, nil)
        _ = try await people.addExpense(draft, to: link.group)
    }

    func updateExpense(id: ID<Expense>, _ draft: ExpenseDraft, guest: ID<GroupMember>, revision: Int64) async throws {
        let stored = try await requireOwn(id, guest: guest)
        let ours = Set(stored.group.ours.map(\.id))
        var draft = draft
        (draft.category, draft.notes) = (stored.expense.category, stored.expense.notes)
        // An account entered by the household is kept as long as the household pays.
        let isOurs = draft.payers.contains { ours.contains($0.member) }
        (draft.account, draft.charged) = isOurs ? (stored.account?.id, stored.charged) : (nil, nil)
        _ = try await people.updateExpense(id: id, draft, scope: .thisOne, revision: revision)
    }

    func deleteExpense(id: ID<Expense>, guest: ID<GroupMember>) async throws {
        _ = try await requireOwn(id, guest: guest)
        _ = try await people.deleteExpense(id: id, scope: .thisOne)
    }

    func settle(_ draft: SettlementDraft, guest: ID<GroupMember>) async throws {
        guard draft.from == guest || draft.to == guest else { throw ServiceError.rule(.guestNotOwn) }
        var draft = draft
        try await requireWriter(guest)
        draft.guest = guest
        (draft.account, draft.paid) = (nil, nil)
        _ = try await people.settle(draft, in: link.group)
    }

    // MARK: - Private

    /// - Throws: `ServiceError.rule` if the link does not allow writing, for a member who is no guest, or if the group is archived.
    private func requireWriter(_ guest: ID<GroupMember>) async throws {
        guard link.canWrite else { throw ServiceError.rule(.guestReadOnly) }
        let group = try await people.fetchGroup(id: link.group, after: nil, limit: 1).summary.group
        guard let member = group.member(guest), !member.isOurs, !member.hasLeft else { throw ServiceError.rule(.guestUnknown) }
        guard !group.isArchived else { throw ServiceError.rule(.groupArchived) }
    }

    /// - Throws: `ServiceError.rule` unless the guest has added it.
    private func requireOwn(_ id: ID<Expense>, guest: ID<GroupMember>) async throws -> ExpenseDetails {
        try await requireWriter(guest)
        let details = try await people.fetchExpense(id: id)
        guard details.expense.group == link.group else { throw ServiceError.notFound }
        guard try await fetchAuthors(of: [id])[id] == guest else { throw ServiceError.rule(.guestNotOwn) }
        return details
    }

    private func named(_ group: PeopleGroup) -> PeopleGroup {
        var group = group
        for index in group.members.indices where group.members[index].isOurs && group.members[index].name.isEmpty {
            group.members[index].name = context.household.name
        }
        return group
    }

    private static func withoutDetails(_ activity: GroupActivity) -> GroupActivity {
        switch activity {
        case .expense(var expense):
            (expense.category, expense.notes, expense.transaction, expense.series) = (nil, "", nil, nil)
            return .expense(expense)
        case .settlement(var settlement):
            (settlement.notes, settlement.transaction) = ("", nil)
            return .settlement(settlement)
        }
    }
}
