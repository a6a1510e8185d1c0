import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits, archives, deletes or merges an existing account.
@Observable
final class EditAccountViewModel: LoadableModel {

    // MARK: - Published Properties

    /// The account as currently stored.
    private(set) var original: AccountSummary?
    var form = AccountForm()
    private(set) var errors = AccountForm.Errors()
    /// The revision of the account that the form was filled from.
    var revision = ""
    /// The stored account if another member changed it since the form was filled; nil if there is no conflict.
    private(set) var conflict: Account?
    var isDefault = false
    var removesNumber = false
    /// The id of the account that is merged into this one.
    var mergeId = ""
    private(set) var mergeError: LocalizedText?
    private(set) var others: [Account] = []

    // MARK: - Callbacks

    /// Called after saving, before the coordinator navigates.
    var onSave: (() -> Void)?
    /// Called after deleting, before the coordinator navigates.
    var onDelete: (() -> Void)?

    // MARK: - Properties

    let accountId: String

    // MARK: - Dependencies

    let context: AccountsContext

    // MARK: - Initialization

    init(_ context: AccountsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

    /// Whether the form differs from the stored account.
    var hasChanges: Bool {
        guard let account = original?.account else { return false }
        return form != filled(from: account) || isDefault != account.isDefault || removesNumber
    }

    /// Whether the form has no validation errors.
    var isValid: Bool { validationErrors.isEmpty }

    /// All validation errors of the form.
    var validationErrors: [LocalizedText] { form.errors(in: context.locale, today: context.today, opens: false).all }

    /// The confirmation question before deletion. It lists what is deleted.
    var deleteQuestion: LocalizedText {
        guard let original else { return "" }
        let count = original.balance.entries
        guard count > 0 else { return "Delete \(original.account.name)?" }
        return .plural(
            count, one: "Delete \(original.account.name) with its 1 transaction?",
            other: "Delete \(original.account.name) with its \(count) transactions?")
    }

    /// The confirmation question before a merge. It lists what changes.
    var mergeQuestion: LocalizedText {
        guard let original else { return "" }
        let other: LocalizedText = others.first { $0.id.description == mergeId }.map { .verbatim($0.name) } ?? "the other account"
        return
            """
            Merge \(other) into \(original.account.name)? Of two opening balances the earlier one stays. Days that you closed are open \
            again where both have transactions.
            """
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Account>(accountId) else { throw ServiceError.notFound }
        let accounts = try await context.services.accounts().fetchAccounts(includingArchived: true)
        guard let summary = accounts.first(where: { $0.account.id == id }) else { throw ServiceError.notFound }
        original = summary
        others = accounts.map(\.account).filter { $0.id != id && $0.currency == summary.account.currency }
        form = filled(from: summary.account)
        isDefault = summary.account.isDefault
        revision = String(summary.account.revision)
    }

    // MARK: - Actions

    func save() async {
        errors = form.errors(in: context.locale, today: context.today, opens: false)
        guard isValid, var account = original?.account, let limit = form.limit(in: context.locale) else { return }
        let current = account
        account.name = form.name
        account.institution = form.institution
        account.kind = form.kind
        account.color = form.color
        account.limit = limit
        account.revision = Int64(revision) ?? 0
        let number: AccountNumberEdit = removesNumber ? .remove : form.number.isEmpty ? .keep : .change(to: form.number)
        do {
            _ = try await context.services.accounts().updateAccount(account, number: number)
            if isDefault, !current.isDefault { try await context.services.accounts().setDefaultAccount(id: current.id) }
            onSave?()
            context.notify(Notice("Saved"))
            context.pop()
        } catch ServiceError.conflict {
            conflict = current
            revision = String(current.revision)
        } catch {
            errors.number = context.message(of: error)
        }
    }

    func archive() async {
        guard let account = original?.account else { return }
        await act {
            try await context.services.accounts().archiveAccount(id: account.id)
            context.notify(Notice("\(account.name) archived"))
            context.popToRoot()
        }
    }

    /// Deletes the account and its entries. The other side of transfers between own accounts is kept.
    func delete() async {
        guard let account = original?.account else { return }
        await act {
            let deletion = try await context.services.accounts().deleteAccount(id: account.id, withEntries: true)
            onDelete?()
            context.notify(Notice(deletion.sentence(naming: account.name), undo: deletion.change?.description))
            context.popToRoot()
        }
    }

    /// Merges another account, which represents the same real account, into this one.
    func merge() async {
        guard let account = original?.account, let other = ID<Account>(mergeId) else { return mergeError = "Choose an account" }
        do {
            let merged = try await context.services.accounts().mergeAccounts(id: account.id, absorbing: other)
            let sentence: LocalizedText = "\(merged.summary.account.name) now holds everything of both"
            context.notify(Notice(sentence, undo: merged.change.description))
            context.push(.detail(accountId: accountId))
        } catch {
            mergeError = context.message(of: error)
        }
    }

    // MARK: - Private Methods

    private func act(_ body: () async throws -> Void) async {
        await context.perform { try await body() }
    }

    private func filled(from account: Account) -> AccountForm {
        var form = AccountForm()
        form.name = account.name
        form.institution = account.institution
        form.kind = account.kind
        form.currency = account.currency.code
        form.color = account.color
        if account.limit != 0 {
            form.limitText = Money(minorUnits: account.limit, currency: account.currency).typedText(in: context.locale)
        }
        return form
    }
}
