import Localization
import Models
import Navigation
import Observation
import SavingsModel
import ScreenKit
import Services

/// Edits, archives or deletes an existing savings account.
@Observable
final class EditSavingsAccountViewModel: SavingsFormModel {
    private(set) var details: SavingsAccountDetails?
    var form = EditForm<SavingsForm>()
    /// Whether the section with the delete actions is expanded.
    var showingDeleteConfirmation = false
    /// The revision of the plan that the form was filled from; that of the account is the form's.
    var planRevision = ""
    /// The balance that the form was filled with, in minor units.
    var shownBalance = ""

    let accountId: String
    /// What is typed is kept after the row was deleted, so that it can be added again.
    let keepsInputAfterDeletion = true

    let context: SavingsContext

    init(_ context: SavingsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

    // MARK: - Presentation

    /// The account as currently stored; nil before it is loaded or after it was deleted.
    var account: SavingsAccount? { details?.account }

    var currency: Currency { account?.account.currency ?? Currency(code: form.currency) ?? context.household.currency }

    /// Whether the form differs from the stored account.
    var hasChanges: Bool {
        guard let account else { return false }
        let before = SavingsForm(account, locale: context.locale)
        return (form.name, form.institution, form.color) != (before.name, before.institution, before.color) || balanceEdit != nil
            || balance == nil || monthlyContribution != account.plan.contribution || rate != account.plan.rate
    }

    /// The number of transactions in the account.
    var entries: Int { details?.entries ?? 0 }

    /// The confirmation question before the account is archived, or deleted if it is empty.
    var deleteQuestion: LocalizedText {
        guard let account else { return "" }
        return entries > 0 ? "Archive \(account.name)? \(transactions) stay, and you can restore the account." : "Delete \(account.name)?"
    }

    /// The confirmation question before the account is deleted with its transactions.
    var deleteWithEntriesQuestion: LocalizedText {
        guard let account else { return "" }
        return "Delete \(account.name) with its \(transactions)? The other side of transfers stays in your other accounts."
    }

    /// `1 transaction`, `12 transactions`.
    var transactions: LocalizedText { .plural(entries, one: "1 transaction", other: "\(entries) transactions") }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Account>(accountId) else { throw ServiceError.notFound }
        // A balance that was not edited must not overwrite the stored one.
        let isBalanceTyped = balanceEdit != nil
        let details = try await context.services.savings().fetchAccount(id: id)
        self.details = details
        let stored = SavingsForm(details.account, locale: context.locale)
        form.begin(with: stored, revision: SavingsRevision(details.account).account)
        if !isBalanceTyped { form.balanceText = stored.balanceText }
        planRevision = String(SavingsRevision(details.account).plan)
        shownBalance = String(details.account.balance.minorUnits)
    }

    // MARK: - Actions

    /// Saves the changes. Without changes nothing is written.
    func save() async {
        guard let account else { return }
        form.errors = form.values.errors(in: context.locale, currency)
        guard form.errors.isEmpty, let monthlyContribution, let rate else { return }
        guard hasChanges else { return context.dismiss(showing: "Nothing was changed") }
        let edit = SavingsAccountEdit(
            name: form.name, institution: form.institution, color: form.color, contribution: monthlyContribution, rate: rate,
            balance: balanceEdit)
        let seen = SavingsRevision(account: form.seenRevision, plan: Int64(planRevision) ?? 0)
        await submit {
            _ = try await context.services.savings().updateAccount(id: account.id, edit, revision: seen)
            context.dismiss(showing: "Saved")
        }
    }

    /// Deletes the account. An account with transactions is archived instead.
    func delete() async { await delete(withEntries: false) }

    /// Deletes the account and its transactions. The other side of transfers between own accounts is kept.
    func deleteWithEntries() async { await delete(withEntries: true) }

    func addAgain() async { await add() }

    // MARK: - Private Methods

    /// The change of the balance; nil if the balance field was not changed.
    private var balanceEdit: BalanceEdit? {
        guard let balance, let shown = Int64(shownBalance).map({ Money(minorUnits: $0, currency: currency) }), balance != shown else {
            return nil
        }
        return BalanceEdit(shown: shown, typed: balance)
    }

    private func delete(withEntries: Bool) async {
        guard let account else { return }
        await submit {
            let deletion = try await context.services.savings().deleteAccount(id: account.id, withEntries: withEntries)
            context.notify(Notice(deletion.sentence(naming: account.name), undo: deletion.change?.description))
            context.popToRoot()
        }
    }
}
