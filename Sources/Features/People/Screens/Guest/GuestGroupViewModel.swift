import Localization
import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit
import Services

/// One group as a guest sees it, with the forms that add an expense, change an own one, and settle.
@Observable
final class GuestGroupViewModel: LoadableModel, ExpenseFormModel {
    private(set) var details: GroupDetails?
    /// The guests who added the expenses of the page.
    private(set) var authors: [ID<Expense>: ID<GroupMember>] = [:]
    /// What is behind the balance that was opened, by currency.
    private(set) var balances: [BalanceExplanation] = []
    /// What is behind the payment that was opened, by currency.
    private(set) var debts: [DebtExplanation] = []
    private(set) var stored: Expense?
    /// The id of the member that the guest is; empty: not said yet.
    var me = ""
    /// The ids of a member, or of the two of a payment, that are explained; empty: none.
    var why = ""
    var to = ""
    /// The id of the own expense that is edited; empty: a new one.
    var expenseId = ""
    /// The cursor of the page, as written by the previous page.
    var after = ""
    var form = EditForm<ExpenseForm>()
    /// The key of the debt that is settled; empty: not chosen.
    var debtKey = ""
    var settledText = ""
    /// The idempotency key of a settlement.
    var settleKey = ""
    private(set) var settledError: LocalizedText?
    /// Whether only the shares were requested.
    private(set) var showsResult = false

    let route: GuestRoute
    private static let pageSize = 50

    let context: GuestContext

    init(_ context: GuestContext, route: GuestRoute) {
        self.context = context
        self.route = route
    }

    // MARK: - Presentation

    var group: PeopleGroup? { details?.summary.group }

    /// Those whom a guest can be: not the household.
    var guests: [GroupMember] { (group?.members ?? []).filter { !$0.isOurs && !$0.hasLeft } }

    /// The member that the guest is; nil before it is said.
    var guest: GroupMember? { guests.first { $0.id.description == me } }

    /// Why nothing can be added; nil: it can, or nobody has been chosen yet.
    var obstacle: LocalizedText? {
        if group?.isArchived == true { return "This group is archived. You cannot add anything." }
        return context.service?.link.canWrite == false ? RuleViolation.guestReadOnly.text : nil
    }

    var canWrite: Bool { context.service?.link.canWrite == true && guest != nil && group?.isArchived == false }

    /// What the guest owes.
    var ownDebts: [Debt] { (details?.debts ?? []).filter { $0.from.description == me } }

    /// Tells a debt apart from the others, also after they have changed.
    func key(of debt: Debt) -> String { "\(debt.from)-\(debt.to)-\(debt.amount.currency.code)" }

    /// The rest of the activity; nil on the last page.
    var next: Link? { details?.next.map { link([QueryItem("after", $0.description)]) } }

    var deleteQuestion: LocalizedText { "Delete \(stored?.title ?? "")? All balances change back." }

    /// The link to the same page with other items of its query.
    func link(_ items: [QueryItem] = []) -> Link {
        Link(.guest(route), query: (me.isEmpty ? [] : [QueryItem("me", me)]) + items)
    }

    /// The page of a member.
    func link(as member: GroupMember) -> Link { Link(.guest(route), query: [QueryItem("me", member.id.description)]) }

    /// The page before it is said who the guest is.
    var linkOfNobody: Link { Link(.guest(route)) }

    /// Whether the guest can change an expense.
    func isOwn(_ expense: Expense) -> Bool { canWrite && authors[expense.id] == guest?.id }

    // MARK: - ExpenseFormModel

    var choices: ExpenseChoices? { group.map { ExpenseChoices(group: $0, accounts: [], categories: []) } }

    var locale: LocaleFormat { context.locale }

    var today: Day? { context.service?.today }

    // MARK: - Data Loading

    func load() async throws {
        guard let service = context.service else { throw ServiceError.notFound }
        let details = try await service.fetchGroup(
            after: after.isEmpty ? nil : GroupActivity.Cursor(after), limit: Self.pageSize)
        self.details = details
        authors = try await service.fetchAuthors(
            of: details.activity.compactMap { activity in
                if case .expense(let expense) = activity { expense.id } else { nil }
            })
        try await loadExplanations(service, details)
        guard let choices else { return }
        stored = try await ownExpense(service)
        if let stored {
            let loaded = ExpenseDetails(
                expense: stored, group: choices.group, category: nil, account: nil, charged: nil, series: nil, categories: [], accounts: [])
            form.begin(with: ExpenseForm(loaded, locale: locale), revision: stored.revision)
        } else {
            form.values = ExpenseForm(in: choices, today: service.today, locale: locale)
            if let guest { form.payer = guest.id.description }
        }
        settledText = ownDebts.first?.amount.typedText(in: locale) ?? ""
    }

    /// The expense that is edited; nil if there is none, or if somebody else added it.
    private func ownExpense(_ service: any GuestServiceProtocol) async throws -> Expense? {
        guard let guest, let id = ID<Expense>(expenseId) else { return nil }
        do {
            return try await service.fetchOwnExpense(id: id, guest: guest.id)
        } catch ServiceError.rule, ServiceError.notFound {
            return nil
        }
    }

    private func loadExplanations(_ service: any GuestServiceProtocol, _ details: GroupDetails) async throws {
        (balances, debts) = ([], [])
        guard let member = ID<GroupMember>(why), details.summary.group.member(member) != nil else { return }
        if let payee = ID<GroupMember>(to), details.summary.group.member(payee) != nil {
            debts = try await explanations(service, from: member, to: payee)
        } else {
            for row in details.summary.balances.rows where row.member == member {
                balances.append(try await service.explain(member: member, in: row.currency))
            }
        }
    }

    /// Why a payment is suggested; empty if it no longer is.
    private func explanations(
        _ service: any GuestServiceProtocol, from: ID<GroupMember>, to: ID<GroupMember>
    ) async throws -> [DebtExplanation] {
        do {
            return try await service.explain(debtFrom: from, to: to)
        } catch ServiceError.rule {
            return []
        }
    }

    // MARK: - Actions

    func calculate() { showsResult = true }

    func save() async {
        guard let service = context.service, let guest, var draft = validated() else { return }
        draft.key = form.draftKey
        await submit {
            if let stored {
                try await service.updateExpense(id: stored.id, draft, guest: guest.id, revision: form.seenRevision)
            } else {
                try await service.addExpense(draft, guest: guest.id)
            }
            context.open(link())
        }
    }

    func addAgain() async {
        stored = nil
        await save()
    }

    func delete() async {
        guard let service = context.service, let guest, let stored else { return }
        await submit {
            try await service.deleteExpense(id: stored.id, guest: guest.id)
            context.open(link())
        }
    }

    func settle() async {
        guard let service = context.service, let guest else { return }
        // The debts may have changed since the form was shown.
        guard let debt = ownDebts.first(where: { key(of: $0) == debtKey }) else {
            return settledError = RuleViolation.settlementNotSuggested.text
        }
        guard let amount = AmountParser.parse(settledText, locale: locale, currency: debt.amount.currency) else {
            settledError = "Amount must be a valid number"
            return
        }
        let draft = SettlementDraft(
            from: debt.from, to: debt.to, amount: amount, day: service.today, key: settleKey.isEmpty ? nil : settleKey)
        do {
            try await service.settle(draft, guest: guest.id)
            context.open(link())
        } catch {
            settledError = context.message(of: error)
        }
    }
}
