import AccountsModel
import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits, archives, deletes or merges an existing account.
@Observable
final class EditAccountViewModel: AccountFormModel {
    /// The account as currently stored.
    private(set) var original: AccountSummary?
    var form = EditForm<AccountForm>()
    /// The id of the account that is merged into this one.
    var mergeId = ""
    private(set) var mergeError: LocalizedText?
    private(set) var others: [Account] = []
    /// The id of the member whom the account belongs to; empty for the household.
    var owner = ""
    var sharing = AccountSharing.full
    /// The revision of the account that the form of its sharing was filled from; a hidden field.
    var sharingRevision = ""
    private(set) var sharingError: LocalizedText?
    /// Those who can have the account, by name.
    private(set) var members: [MemberProfile] = []

    let accountId: String
    /// What is typed is kept after the row was deleted, so that it can be added again.
    let keepsInputAfterDeletion = true

    let context: AccountsContext

    init(_ context: AccountsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

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
            Merge \(other) into \(original.account.name)? Coffer keeps the earlier opening balance. \
            Coffer opens closed days again if both accounts have transactions there.
            """
    }

    /// Whether the member may change whom the account belongs to, in a household of several members: a member their own, an owner that of the
    /// household.
    var maySetSharing: Bool {
        guard let account = original?.account, account.isShared(by: context.member) else { return false }
        return account.owner != nil || members.count > 1
    }

    /// Whether it belongs to the member, who can give it to anybody.
    var isMine: Bool { original?.account.owner == context.member.id }

    /// To whom the member can give it: an owner takes an account of the household only for themselves.
    var owners: [MemberProfile] {
        members.filter { $0.id == context.member.id || isMine && $0.mayHaveAccounts }
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Account>(accountId) else { throw ServiceError.notFound }
        let accounts = try await context.services.accounts().fetchAccounts(includingArchived: true)
        guard let summary = accounts.first(where: { $0.account.id == id }) else { throw ServiceError.notFound }
        guard !summary.account.showsOnlyBalance(to: context.member) else { throw ServiceError.rule(.accountBalanceOnly) }
        original = summary
        others = accounts.map(\.account).filter {
            $0.id != id && $0.currency == summary.account.currency && !$0.showsOnlyBalance(to: context.member)
        }
        // After a refusal the choice stays, and saving again overwrites what is stored.
        if sharingError == nil {
            owner = owner(of: summary.account)
            sharing = summary.account.sharing
        }
        sharingRevision = String(summary.account.revision)
        members = try await context.services.members().fetchMembers().filter { !$0.isDisabled }
        var values = AccountForm(summary.account, locale: context.locale)
        // One's own account stays so where it is added again.
        if summary.account.belongs(to: context.member) {
            values.owner = owner(of: summary.account)
            values.sharing = summary.account.sharing
        }
        var shown = values
        shown.number = summary.account.maskedNumber ?? ""
        form.begin(with: values, revision: summary.account.revision, showing: shown)
    }

    /// The value of the option of whom an account belongs to.
    private func owner(of account: Account) -> String { account.owner?.description ?? "" }

    // MARK: - Actions

    /// Saves name, number and default flag in one write. Without changes nothing is written.
    func save() async {
        form.errors = form.values.errors(in: context.locale, today: context.today, opens: false)
        guard form.errors.isEmpty, var account = original?.account, let limit = form.values.limit(in: context.locale) else { return }
        guard form.hasChanges else { return context.dismiss(showing: "Nothing was changed") }
        account.name = form.name
        account.institution = form.institution
        account.kind = form.kind
        account.color = form.color
        account.limit = limit
        account.revision = form.seenRevision
        account.isDefault = form.isDefault
        let number: AccountNumberEdit = form.removesNumber ? .remove : form.number.isEmpty ? .keep : .change(to: form.number)
        await submit {
            _ = try await context.services.accounts().updateAccount(account, number: number)
            context.dismiss(showing: "Saved")
        }
    }

    func addAgain() async { await add() }

    func archive() async {
        guard let account = original?.account else { return }
        await submit {
            try await context.services.accounts().archiveAccount(id: account.id)
            context.notify(Notice("\(account.name) archived"))
            context.popToRoot()
        }
    }

    /// Deletes the account and its entries. The other side of transfers between own accounts is kept.
    func delete() async {
        guard let account = original?.account else { return }
        await submit {
            let deletion = try await context.services.accounts().deleteAccount(id: account.id, withEntries: true)
            context.notify(Notice(deletion.sentence(naming: account.name), undo: deletion.change?.description))
            context.popToRoot()
        }
    }

    /// Gives the account to the chosen member or the household, and sets what others see. What a member's account hid is seen by everybody
    /// when it is the household's, without choosing so.
    func share() async {
        guard let account = original?.account else { return }
        let owner = ID<Member>(self.owner)
        let isReturned = owner == nil && account.owner != nil && sharing == account.sharing
        do {
            let shared = try await context.services.accounts().shareAccount(
                id: account.id, owner: owner, sharing: isReturned ? .full : sharing, revision: Int64(sharingRevision) ?? 0)
            context.notify(Notice("Saved"))
            // The member may have given away an account that is private to its new member.
            if shared.owner == nil || shared.owner == context.member.id || shared.sharing != .private {
                context.push(.detail(accountId: accountId))
            } else {
                context.popToRoot()
            }
        } catch {
            sharingError = context.message(of: error)
            await loadData()
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
}
