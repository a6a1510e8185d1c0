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
            if let original = model.original {
                content(original.account)
            } else if let error = model.state.error {
                ErrorView(error.text, retry: AccountsRoute.edit(accountId: model.accountId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit account")
    }

    private func content(_ account: Account) -> some View {
        Group {
            if let conflict = model.conflict { EditConflict(account: conflict) }
            UnfinishedForm(model.conflict != nil)
            Form {
                HiddenField("revision", value: model[\.revision])
                AccountFields(
                    form: model[\.form], errors: model.errors,
                    numberHint: account.maskedNumber.map { "Now \($0). Leave it empty to keep it." }
                        ?? "It is how the next statement finds this account.")
                if account.maskedNumber != nil || account.iban != nil { Toggle("Forget the number", isOn: model[\.removesNumber]) }
                Toggle("Default account", isOn: model[\.isDefault], hint: "It comes first, and new transactions start in it.")
                Button("Save") { await model.save() }
            }
            if !model.others.isEmpty { merge }
            div(.class("buttons")) {
                Button("Archive account", role: .plain, confirm: "Archive \(account.name)?") { await model.archive() }
                Button("Delete account", role: .destructive, confirm: model.deleteQuestion) { await model.delete() }
            }
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
                    hint: "For two accounts that are one. Everything of the other moves here, and it is gone.")
                Button("Merge accounts", role: .destructive, confirm: model.mergeQuestion) { await model.merge() }
            }
        }
    }
}
