import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The form that creates a savings account.
struct AddSavingsAccountView: View {
    let model: AddSavingsAccountViewModel

    var body: some View {
        Form(key: model[\.form.key]) {
            SavingsNameFields(form: model[\.form.values], errors: model.form.errors)
            Picker(
                "Currency", selection: model[\.form.currency],
                options: CurrencyTable.all.map { PickerOption(.title(of: $0), value: $0.code) },
                hint: "You cannot change the currency after the first transaction.")
            SavingsFields(
                form: model[\.form.values], color: model[\.selectedColor], errors: model.form.errors, currency: model.currency,
                rateText: model.rateText)
            FormProblem(model.form.errors.form)
            FormFoot { Button("Add account") { await model.save() } }
        }
        .pageShape(.reading)
        .navigationTitle("Add savings account")
    }
}
