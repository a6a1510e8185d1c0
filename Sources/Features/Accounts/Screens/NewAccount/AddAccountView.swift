import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The form that creates an account.
struct AddAccountView: View {
    let model: AddAccountViewModel

    var body: some View {
        Form(key: model[\.form.key]) {
            AccountFields(form: model[\.form.values], errors: model.form.errors)
            Picker(
                "Currency", selection: model[\.form.currency],
                options: CurrencyTable.all.map { PickerOption(.title(of: $0), value: $0.code) },
                hint: "It cannot be changed once the account has a transaction.")
            div(.class("unless-owed")) {
                MoneyField(
                    "Opening balance", text: model[\.form.balanceText], currency: currency, error: owes ? nil : model.form.errors[.balance],
                    hint: "What was in it at the end of the day below. Below zero if it was overdrawn.", follows: source)
            }
            div(.class("if-owed")) {
                MoneyField(
                    "What you owe", text: model[\.form.owedText], currency: currency, error: owes ? model.form.errors[.balance] : nil,
                    hint: "What was owed at the end of the day below.", follows: source)
            }
            DayField("Opening day", text: model[\.form.balanceDay], error: model.form.errors[.balanceDay])
            FormProblem(model.form.errors.form)
            Button("Add account") { await model.save() }
        }
        .navigationTitle("Add account")
    }

    private var currency: Currency { model.form.values.chosenCurrency ?? model.context.household.currency }

    private var source: CurrencySource { CurrencySource(["currency"], otherwise: currency) }

    private var owes: Bool { model.form.kind.isLiability }
}
