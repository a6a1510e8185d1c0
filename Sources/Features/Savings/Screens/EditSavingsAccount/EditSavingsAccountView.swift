import DesignSystem
import HTML
import Localization
import Navigation
import SavingsModel
import ScreenKit
import Services

/// The form that edits an existing savings account.
struct EditSavingsAccountView: View {
    let model: EditSavingsAccountViewModel

    var body: some View {
        Group {
            Form(method: .get) {
                HiddenField("delete", value: model[\.showingDeleteConfirmation].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
            }
            if model.account != nil || model.isGone {
                form
                if !model.isGone { removal }
                // The buttons of a page from before the account was deleted.
                if model.isGone { StaleButtons(["delete", "delete-with-entries"]) { model.keepTyped() } }
            } else if let error = model.state.error {
                ErrorView(error, retry: SavingsRoute.edit(accountId: model.accountId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .pageShape(.reading)
        .navigationTitle("Edit savings account")
    }

    private var form: some View {
        EditFormView(
            model, label: "Account", row: SavingsRoute.detail(accountId: model.accountId).path.absolute,
            list: SavingsRoute.dashboard.path.absolute
        ) {
            HiddenField("plan-revision", value: model[\.planRevision])
            HiddenField("shown-balance", value: model[\.shownBalance], isAmount: true)
            HiddenField("currency", value: model[\.form.currency])
            SavingsNameFields(form: model[\.form.values], errors: model.form.errors)
            SavingsFields(
                form: model[\.form.values], color: model[\.selectedColor], errors: model.form.errors, currency: model.currency,
                rateText: model.rateText, balanceHint: model.isGone ? nil : "Coffer books a change of the balance today, as an adjustment.")
        }
    }

    private var removal: some View {
        details(.class("card disclosure"), .open(model.showingDeleteConfirmation)) {
            summary { "Delete this account" }
            div(.class("buttons")) {
                Button(
                    model.entries > 0 ? "Archive account" : "Delete account", role: model.entries > 0 ? .plain : .destructive,
                    confirm: model.deleteQuestion, name: "delete"
                ) { await model.delete() }
                if model.entries > 0 {
                    Button(
                        "Delete with \(model.transactions)", role: .destructive, confirm: model.deleteWithEntriesQuestion,
                        name: "delete-with-entries"
                    ) { await model.deleteWithEntries() }
                }
            }
        }
    }
}
