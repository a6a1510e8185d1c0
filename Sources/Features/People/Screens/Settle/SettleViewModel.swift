import Localization
import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit
import Services

/// Records a payment between two members of a group.
@Observable
final class SettleViewModel: LoadableModel {
    private(set) var details: GroupDetails?
    private(set) var accounts: [Account] = []
    /// The ids of the two members that a link names; empty: the first debt of the household, else the first one.
    var fromId = ""
    var toId = ""
    /// The code of the currency of the debt that a link names; empty: the first debt of the two.
    var currencyCode = ""
    var form = EditForm<SettleForm>()

    let groupId: String

    let context: PeopleContext

    init(_ context: PeopleContext, groupId: String) {
        self.context = context
        self.groupId = groupId
    }

    // MARK: - Presentation

    var group: PeopleGroup? { details?.summary.group }

    /// The debt that the form begins with.
    var debt: Debt? {
        let debts = details?.debts ?? []
        let named = debts.filter { $0.from.description == fromId && $0.to.description == toId }
        return named.first { $0.amount.currency.code == currencyCode } ?? named.first
            ?? debts.first { isOurs($0.from) } ?? debts.first { isOurs($0.to) } ?? debts.first
    }

    /// The debts that can be chosen instead.
    var otherDebts: [Debt] { (details?.debts ?? []).filter { $0 != debt } }

    /// The currency of the amount.
    var currency: Currency { Currency(code: form.currency.trimmed.uppercased()) ?? context.household.currency }

    /// The person who is paid by the household, if the debt is one of ours.
    var payee: Person? {
        guard let debt, isOurs(debt.from), let person = group?.member(debt.to)?.person else { return nil }
        return details?.people[person]
    }

    /// The text of a code that a banking app reads to pay the typed amount; nil unless it is a debt in euro to somebody with an IBAN.
    var paymentCode: String? {
        guard let payee, let iban = try? IBAN(payee.iban), let group,
            let amount = AmountParser.parse(form.amountText, locale: context.locale, currency: currency)
        else { return nil }
        return EPCPayment(name: payee.name, iban: iban, amount: amount, remittance: group.isDirect ? "" : group.name)?.text
    }

    /// The same form for another debt of the group; it leads back to the same screen.
    func link(_ debt: Debt, of group: PeopleGroup) -> Link {
        let link = debt.settleLink(in: group.id)
        return context.back.map(link.leadingBack) ?? link
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<PeopleGroup>(groupId) else { throw ServiceError.notFound }
        details = try await context.services.people().fetchGroup(id: id, after: nil, limit: 1)
        accounts = try await context.services.usableAccounts(includingArchived: false).map(\.account)
        guard let debt else { return }
        form.from = debt.from.description
        form.to = debt.to.description
        form.amountText = debt.amount.typedText(in: context.locale)
        form.currency = debt.amount.currency.code
        form.dayText = context.today.description
        let isBetweenUs = isOurs(debt.from) != isOurs(debt.to)
        form.account = isBetweenUs ? accounts.first { $0.currency == debt.amount.currency }?.id.description ?? "" : ""
    }

    // MARK: - Actions

    func save() async {
        guard let group,
            var draft = form.values.draft(accounts: accounts, in: context.locale, today: context.today, errors: &form.errors)
        else { return }
        draft.key = form.key.isEmpty ? nil : form.key
        do {
            let settlement = try await context.services.people().settle(draft, in: group.id)
            await context.notify(
                undoable: .joined([group.sentence(of: settlement), "\(settlement.amount)"]), by: .addSettlement, of: group.id.description)
            context.close(orPush: .groupDetail(groupId: groupId))
        } catch {
            let error = context.record(error)
            form.errors.show(error)
            if case .rule(let violation) = error, violation.isOverpayment { form.allowsOverpayment = true }
        }
    }

    // MARK: - Private Methods

    private func isOurs(_ member: ID<GroupMember>) -> Bool { group?.member(member)?.isOurs == true }
}
