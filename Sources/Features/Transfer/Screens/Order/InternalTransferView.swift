import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransferModel

/// The form of an order between two own accounts.
struct InternalTransferView: View {
    let model: InternalTransferViewModel

    var body: some View {
        Group {
            Form(method: .get) { HiddenField("copy", value: model[\.copy]) }
            Loaded(model, .form, retry: model.route.path.absolute) {
                if model.accounts.count < 2 {
                    EmptyStateView(.arrowLeftArrowRight, sentence: "You need two accounts to move money between them.") {
                        ButtonLink("Add account", path: AccountsRoute.new.path.absolute, isSheet: true)
                    }
                } else {
                    fields
                }
            }
        }
        .navigationTitle("Between your accounts")
    }

    private var fields: some View {
        Form(label: "Transfer", key: model[\.key]) {
            div(.class("form"), .data("sums", "")) {
                Picker("From", selection: model[\.form.source], options: options, error: model.errors[.source], name: "from")
                AvailableText(available: model.available, otherCurrency: model.otherCurrency)
                Picker(
                    "To", selection: model[\.form.destination], options: options, prompt: "Choose an account",
                    error: model.errors[.destination], name: "to")
            }
            MoneyField(
                "Amount", text: model[\.form.amount], currency: model.currency, error: model.errors[.amount],
                follows: CurrencySource(["from"], otherwise: model.context.household.currency))
            if model.mayChangeCurrency {
                TextField(
                    "Amount received", text: model[\.form.otherAmount], error: model.errors[.otherAmount],
                    hint: "The amount that arrives if the other account has another currency.", name: "received", inputMode: .decimal,
                    autocomplete: "off", maxLength: 40, isAmount: true)
            }
            DayField("Day", text: model[\.form.day], error: model.errors[.day], hint: "Choose a later day to schedule the transfer.")
            RepeatFields(form: model[\.form], errors: model.errors)
            TextField("Note", text: model[\.form.note], error: model.errors[.note], autocomplete: "off", maxLength: 140)
            FormProblem(model.errors.form)
            FormFoot { Button("Review transfer", name: "review") { await model.review() } }
            div(.class("first-button")) {
                Button("Show what is available", role: .plain, name: "sum") { await model.calculate() }
            }
        }
    }

    private var options: [PickerOption] { model.accounts.map { PickerOption($0.account) } }
}
