import DesignSystem
import HTML
import Localization
import Models
import ScreenKit
import Services

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
            MoneyField(
                "Opening balance", text: model[\.form.balanceText],
                currency: model.form.values.chosenCurrency ?? model.context.household.currency,
                error: model.form.errors.balance, hint: "What was in it at the end of the day below. Below zero for what you owe.")
            DayField("Opening day", text: model[\.form.balanceDay], error: model.form.errors.balanceDay)
            FormProblem(model.form.errors.form)
            Button("Add account") { await model.save() }
        }
        .navigationTitle("Add account")
    }
}
