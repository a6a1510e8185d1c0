import Models
import Navigation
import Observation
import Services

/// The form of a savings account that is there: edit, archive, delete.
@Observable
final class EditAccountViewModel: ScreenModel, SavingsFormModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var details: SavingsAccountDetails?
    var form = SavingsForm()
    private(set) var errors = SavingsForm.Errors()
    /// Whether what is wrong is shown.
    var showingError = false
    /// Whether what takes the account away is unfolded.
    var showingDeleteConfirmation = false
    /// The versions of account and plan that the form was filled from.
    var revision = ""
    var planRevision = ""
    /// The balance that the form was filled with, in minor units.
    var shownBalance = ""
    /// The account as somebody else has changed it in the meantime; nil: nobody has.
    private(set) var conflict: SavingsAccount?
    /// With which one that was deleted elsewhere is added once.
    var key = ""

    // MARK: - Hooks

    /// Called after saving, before the coordinator leads on.
    var onSave: (() -> Void)?
    /// Called after deleting, before the coordinator leads on.
    var onDelete: (() -> Void)?

    // MARK: - Properties

    let accountId: String
    /// What is typed stays, and can be added as a new account.
    let keepsInputAfterDeletion = true

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SavingsServiceProtocol
    private weak let coordinator: SavingsCoordinator?

    // MARK: - Initialization

    init(accountId: String, service: any SavingsServiceProtocol, context: MemberContext, coordinator: SavingsCoordinator?) {
        self.accountId = accountId
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - What is shown

    /// The account as it is now; nil while it is not there.
    var account: SavingsAccount? { details?.account }

    var currency: Currency { account?.account.currency ?? Currency(code: form.currency) ?? context.household.currency }

    /// Whether the account is not there any more.
    var isGone: Bool { state == .error(.notFound) }

    /// Whether the form says anything else than the account.
    var hasChanges: Bool {
        guard let account else { return false }
        let before = SavingsForm(account, locale: context.locale)
        return (form.name, form.institution, form.color) != (before.name, before.institution, before.color) || balanceEdit != nil
            || balance == nil || monthlyContribution != account.plan.contribution || rate != account.plan.rate
    }

    /// How many transactions the account has.
    var entries: Int { details?.entries ?? 0 }

    /// The question before the account is taken out of the lists, or deleted where nothing is in it.
    var deleteQuestion: String {
        guard let account else { return "" }
        return entries > 0 ? "Archive \(account.name)? \(transactions) stay, and it can be restored." : "Delete \(account.name)?"
    }

    /// The question before the account is deleted with all that is in it.
    var deleteWithEntriesQuestion: String {
        guard let account else { return "" }
        return "Delete \(account.name) with its \(transactions)? The other side of transfers stays in your other accounts."
    }

    /// `1 transaction`, `12 transactions`.
    var transactions: String { entries == 1 ? "1 transaction" : "\(entries) transactions" }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<Account>(accountId) else { return state = .error(.notFound) }
        state = .loading
        do {
            let details = try await service.fetchAccount(id: id)
            form = SavingsForm(details.account, locale: context.locale)
            show(details)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Writes what was changed, and nothing where nothing was.
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
            _ = try await service.updateAccount(id: account.id, edit, revision: seen)
            onSave?()
            leave(saying: "Saved")
        } catch ServiceError.conflict {
            await takeConflict()
        } catch ServiceError.notFound {
            lose()
        } catch {
            fail(error)
        }
    }

    /// Deletes the account; one with transactions is archived.
    func delete() async { await delete(withEntries: false) }

    /// Deletes the account and what is in it; the other side of own transfers stays.
    func deleteWithEntries() async { await delete(withEntries: true) }

    /// Adds what is typed as a new account, where the one that it was typed for is gone.
    func addAgain() async {
        errors = form.errors(in: context.locale, currency)
        showingError = !isValid
        guard !showingError, let draft else { return }
        do {
            let made = try await service.addAccount(draft)
            onSave?()
            coordinator?.notify(Notice("\(made.name) added"))
            coordinator?.open(Link(.savings(.detail(accountId: made.id.description))))
        } catch {
            fail(error)
        }
    }

    // MARK: - Private Methods

    /// What was typed in the place of the balance that was shown; nil where that was left as it is.
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

    /// Shows what is there now beside what was typed; saved again, that is kept.
    private func takeConflict() async {
        guard let id = account?.id else { return }
        do {
            let now = try await service.fetchAccount(id: id)
            // A balance that nobody typed is not one to be set.
            let isBalanceTyped = balanceEdit != nil
            show(now)
            if !isBalanceTyped { form.balanceText = now.account.balance.typedText(in: context.locale) }
            conflict = now.account
            errors.form = "Somebody else changed this account in the meantime. Save again to keep what you typed."
        } catch ServiceError.notFound {
            lose()
        } catch {
            fail(error)
        }
    }

    private func lose() {
        details = nil
        state = .error(.notFound)
    }

    private func delete(withEntries: Bool) async {
        guard let account else { return }
        do {
            let deletion = try await service.deleteAccount(id: account.id, withEntries: withEntries)
            onDelete?()
            coordinator?.notify(Notice(deletion.sentence(naming: account.name), undo: deletion.change?.description))
            coordinator?.open(Link(.savings(.dashboard)))
        } catch ServiceError.notFound {
            lose()
        } catch {
            fail(error)
        }
    }

    private func leave(saying sentence: String) {
        coordinator?.notify(Notice(sentence))
        coordinator?.open(Link(.savings(.detail(accountId: accountId))))
    }

    private func fail(_ error: any Error) {
        errors.form = ServiceError(error).description
        showingError = true
    }
}
