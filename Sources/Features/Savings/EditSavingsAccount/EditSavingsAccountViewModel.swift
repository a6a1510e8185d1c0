import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits, archives or deletes an existing savings account.
@Observable
final class EditSavingsAccountViewModel: LoadableModel, SavingsFormModel {

    // MARK: - Published Properties

    private(set) var details: SavingsAccountDetails?
    var form = SavingsForm()
    private(set) var errors = SavingsForm.Errors()
    /// Whether validation errors are shown.
    var showingError = false
    /// Whether the section with the delete actions is expanded.
    var showingDeleteConfirmation = false
    /// The revisions of account and plan that the form was filled from.
    var revision = ""
    var planRevision = ""
    /// The balance that the form was filled with, in minor units.
    var shownBalance = ""
    /// The stored account if another member changed it since the form was filled; nil if there is no conflict.
    private(set) var conflict: SavingsAccount?
    /// The idempotency key for adding an account again after it was deleted elsewhere.
    var key = ""

    // MARK: - Callbacks

    /// Called after saving, before the coordinator navigates.
    var onSave: (() -> Void)?
    /// Called after deleting, before the coordinator navigates.
    var onDelete: (() -> Void)?

    // MARK: - Properties

    let accountId: String
    /// After deletion the form values are kept and can be saved as a new account.
    let keepsInputAfterDeletion = true

    // MARK: - Dependencies

    let context: SavingsContext

    // MARK: - Initialization

    init(_ context: SavingsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

    // MARK: - Presentation

    /// The account as currently stored; nil before it is loaded or after it was deleted.
    var account: SavingsAccount? { details?.account }

    var currency: Currency { account?.account.currency ?? Currency(code: form.currency) ?? context.household.currency }

    /// Whether the account was deleted.
    var isGone: Bool { state == .error(.notFound) }

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
        return entries > 0 ? "Archive \(account.name)? \(transactions) stay, and it can be restored." : "Delete \(account.name)?"
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
        let details = try await context.services.savings().fetchAccount(id: id)
        form = SavingsForm(details.account, locale: context.locale)
        show(details)
    }

    // MARK: - Actions

    /// Saves the changes. Without changes nothing is written.
    func save() async {
        guard let account else { return }
        errors = form.errors(in: context.locale, currency)
        showingError = !isValid
        guard !showingError, let monthlyContribution, let rate else { return }
        guard hasChanges else { return leave(saying: "Nothing was changed") }
        let edit = SavingsAccountEdit(
            name: form.name, institution: form.institution, color: form.color, contribution: monthlyContribution, rate: rate,
            balance: balanceEdit)
        let seen = SavingsRevision(account: Int64(revision) ?? 0, plan: Int64(planRevision) ?? 0)
        do {
            _ = try await context.services.savings().updateAccount(id: account.id, edit, revision: seen)
            onSave?()
            leave(saying: "Saved")
        } catch ServiceError.conflict {
            await loadConflict()
        } catch ServiceError.notFound {
            showDeletion()
        } catch {
            context.fail(error)
        }
    }

    /// Deletes the account. An account with transactions is archived instead.
    func delete() async { await delete(withEntries: false) }

    /// Deletes the account and its transactions. The other side of transfers between own accounts is kept.
    func deleteWithEntries() async { await delete(withEntries: true) }

    /// Creates a new account from the form values after the original was deleted.
    func addAgain() async {
        errors = form.errors(in: context.locale, currency)
        showingError = !isValid
        guard !showingError, let draft else { return }
        do {
            let made = try await context.services.savings().addAccount(draft)
            onSave?()
            context.notify(Notice("\(made.name) added"))
            context.push(.detail(accountId: made.id.description))
        } catch {
            context.fail(error)
        }
    }

    // MARK: - Private Methods

    /// The change of the balance; nil if the balance field was not changed.
    private var balanceEdit: BalanceEdit? {
        guard let balance, let shown = Int64(shownBalance).map({ Money(minorUnits: $0, currency: currency) }), balance != shown else {
            return nil
        }
        return BalanceEdit(shown: shown, typed: balance)
    }

    private func show(_ details: SavingsAccountDetails) {
        self.details = details
        let seen = SavingsRevision(details.account)
        (revision, planRevision) = (String(seen.account), String(seen.plan))
        shownBalance = String(details.account.balance.minorUnits)
    }

    /// Loads the stored values after a conflict and shows them next to the form values. Saving again overwrites them.
    private func loadConflict() async {
        guard let id = account?.id else { return }
        do {
            let now = try await context.services.savings().fetchAccount(id: id)
            // A balance that was not edited must not overwrite the stored one.
            let isBalanceTyped = balanceEdit != nil
            show(now)
            if !isBalanceTyped { form.balanceText = now.account.balance.typedText(in: context.locale) }
            conflict = now.account
            errors.form = "Somebody else changed this account in the meantime. Save again to keep what you typed."
        } catch ServiceError.notFound {
            showDeletion()
        } catch {
            context.fail(error)
        }
    }

    private func showDeletion() {
        details = nil
        context.replaceContent(with: .notFound)
    }

    private func delete(withEntries: Bool) async {
        guard let account else { return }
        do {
            let deletion = try await context.services.savings().deleteAccount(id: account.id, withEntries: withEntries)
            onDelete?()
            context.notify(Notice(deletion.sentence(naming: account.name), undo: deletion.change?.description))
            context.popToRoot()
        } catch ServiceError.notFound {
            showDeletion()
        } catch {
            context.fail(error)
        }
    }

    private func leave(saying sentence: LocalizedText) {
        context.notify(Notice(sentence))
        context.push(.detail(accountId: accountId))
    }

    private func fail(_ error: any Error) {
        errors.form = context.message(of: error)
        showingError = true
    }
}
