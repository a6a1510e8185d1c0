import DesignSystem
import HTML
import Localization
import Models
import Navigation
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
            if model.isGone {
                gone
            } else if model.account != nil {
                content
            } else if let error = model.state.error {
                ErrorView(error.text, retry: SavingsRoute.edit(accountId: model.accountId).path.absolute)
            } else {
                LoadingView(.form)
            }
        }
        .navigationTitle("Edit savings account")
    }

    private var content: some View {
        Group {
            if let conflict = model.conflict { SavingsConflict(account: conflict, context: model.context.memberContext) }
            Form(label: "Account") {
                HiddenField("revision", value: model[\.revision])
                HiddenField("plan-revision", value: model[\.planRevision])
                HiddenField("shown-balance", value: model[\.shownBalance])
                HiddenField("currency", value: model[\.form.currency])
                SavingsNameFields(form: model[\.form], errors: model.errors)
                SavingsFields(
                    form: model[\.form], color: model[\.selectedColor], errors: model.errors, currency: model.currency,
                    rateText: model.rateText, balanceHint: "Another balance is booked today, as an adjustment.")
                FormProblem(model.errors.form)
                Button("Save", name: "save") { await model.save() }
            }
            removal
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

    /// The form values for an account that was deleted since the form was filled.
    private var gone: some View {
        Group {
            Banner(
                "This account was deleted in the meantime", text: "Below is what you typed. You can add it as a new account.",
                symbol: .exclamationmarkTriangle, tone: .warning,
                link: SectionLink("Leave it", path: SavingsRoute.dashboard.path.absolute))
            Form(label: "Account", key: model[\.key]) {
                HiddenField("currency", value: model[\.form.currency])
                SavingsNameFields(form: model[\.form], errors: model.errors)
                SavingsFields(
                    form: model[\.form], color: model[\.selectedColor], errors: model.errors, currency: model.currency,
                    rateText: model.rateText)
                FormProblem(model.errors.form)
                Button("Add as a new account", name: "add-again") { await model.addAgain() }
            }
            StaleButtons(["save", "delete", "delete-with-entries"])
        }
    }
}
