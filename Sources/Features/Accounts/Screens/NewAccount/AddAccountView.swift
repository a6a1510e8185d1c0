import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The form that creates an account.
struct AddAccountView: View {
    let model: AddAccountViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error, retry: AccountsRoute.new.path.absolute)
            } else if case .loaded = model.state {
                form
            } else {
                LoadingView(.form)
            }
        }
        .pageShape(.reading)
        .navigationTitle("Add account")
    }

    private var form: some View {
        Form(key: model[\.form.key]) {
            AccountFields(form: model[\.form.values], errors: model.form.errors)
            Picker(
                "Currency", selection: model[\.form.currency],
                options: CurrencyTable.all.map { PickerOption(.title(of: $0), value: $0.code) },
                hint: "You cannot change the currency after the first transaction.")
            div(.class("unless-owed")) {
                MoneyField(
                    "Opening balance", text: model[\.form.balanceText], currency: currency, error: owes ? nil : model.form.errors[.balance],
                    hint: "Balance at the end of that day. Use a minus if overdrawn.", follows: source)
            }
            div(.class("if-owed")) {
                MoneyField(
                    "What you owe", text: model[\.form.owedText], currency: currency, error: owes ? model.form.errors[.balance] : nil,
                    hint: "Amount you owed at the end of that day.", follows: source)
            }
            DayField("Opening day", text: model[\.form.balanceDay], error: model.form.errors[.balanceDay])
            if !model.owners.isEmpty {
                AccountSharingFields(owner: model[\.form.owner], owners: model.owners, sharing: model[\.form.sharing])
            }
            FormProblem(model.form.errors.form)
            FormFoot { Button("Add account") { await model.save() } }
        }
    }

    private var currency: Currency { model.form.values.chosenCurrency ?? model.context.household.currency }

    private var source: CurrencySource { CurrencySource(["currency"], otherwise: currency) }

    private var owes: Bool { model.form.kind.isLiability }
}
