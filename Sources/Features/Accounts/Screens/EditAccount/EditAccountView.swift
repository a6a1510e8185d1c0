import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that edits an existing account.
struct EditAccountView: View {
    let model: EditAccountViewModel

    var body: some View {
        Group {
            if model.original != nil || model.isGone {
                form
                if let original = model.original, !model.isGone {
                    if model.maySetSharing { AccountSharingForm(model: model) }
                    if !model.others.isEmpty { merge }
                    removal(original.account)
                }
                // The buttons of a page from before the account was deleted.
                if model.isGone { StaleButtons(["archive", "delete", "merge", "share"]) { model.keepTyped() } }
            } else if let error = model.state.error {
                ErrorView(error, retry: AccountsRoute.edit(accountId: model.accountId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .pageShape(.reading)
        .navigationTitle("Edit account")
    }

    private var form: some View {
        EditFormView(
            model, label: "Account", row: AccountsRoute.detail(accountId: model.accountId).path.absolute,
            list: AccountsRoute.list.path.absolute
        ) {
            AccountFields(form: model[\.form.values], errors: model.form.errors, numberHint: numberHint)
            HiddenField("currency", value: model[\.form.currency])
            HiddenField("own", value: model[\.form.owner])
            HiddenField("own-sharing", value: model[\.form.sharing].map(\.rawValue, back: AccountSharing.init(rawValue:)))
            if let account = model.original?.account, !model.isGone {
                if account.maskedNumber != nil || account.iban != nil {
                    FieldContext(isStored: false) { Toggle("Remove the number", isOn: model[\.form.removesNumber]) }
                }
                if account.owner == nil || account.sharing.showsEntries {
                    Toggle("Default account", isOn: model[\.form.isDefault], hint: "New transactions use this account.")
                }
            }
        }
    }

    private var numberHint: LocalizedText {
        model.original?.account.maskedNumber.map { "The number is now \($0). Leave empty to keep this number." }
            ?? "Coffer finds this account by its number when you import a statement."
    }

    private func removal(_ account: Account) -> some View {
        div(.class("buttons")) {
            Button("Archive account", role: .plain, confirm: "Archive \(account.name)?", name: "archive") { await model.archive() }
            Button("Delete account", role: .destructive, confirm: model.deleteQuestion, name: "delete") { await model.delete() }
        }
    }

    private var merge: some View {
        details(.class("card disclosure")) {
            summary { "Merge with another account" }
            Form {
                Picker(
                    "The other account", selection: model[\.mergeId],
                    options: [PickerOption("Choose an account", value: "")]
                        + model.others.map { PickerOption(.verbatim($0.name), value: $0.id.description) },
                    error: model.mergeError,
                    hint: "Use this if you have the same account twice. Coffer moves everything of the other account here and deletes it.")
                Button("Merge accounts", role: .destructive, confirm: model.mergeQuestion, name: "merge") { await model.merge() }
            }
        }
    }
}
