import DesignSystem
import HTML
import Localization
import Models
import PeopleModel
import ScreenKit

/// The fields of an expense: the amount first, then what it is for, who paid and the split; what is prefilled or few need is in a disclosure.
struct ExpenseFields<Model: ExpenseFormModel>: View {
    let model: Model
    let choices: ExpenseChoices

    var body: some View {
        MoneyField(
            "Amount", text: model[\.form.amountText], currency: model.currency(in: choices.group), error: errors[.amount], name: "amount",
            follows: CurrencySource(["currency"], otherwise: choices.group.currency), autofocus: model.stored == nil)
        TextField(
            "What for", text: model[\.form.title], error: errors[.title], name: "title", autocomplete: "off", required: true,
            maxLength: PeopleRule.title)
        ExpenseSplitFields(model: model, group: choices.group, asksPayer: true)
        details(
            .class("card disclosure"), .open(errors.concern([.day, .category, .account, .currency, .charged, .foreign, .every, .until]))
        ) {
            summary { "Day, category, account and more" }
            more
        }
    }

    private var errors: ExpenseForm.Errors { model.form.errors }

    private var accounts: [PickerOption] {
        [PickerOption("No account in Coffer", value: "")]
            + choices.accounts.map { PickerOption(.verbatim($0.name), value: $0.id.description) }
    }

    private var more: some View {
        div(.class("form")) {
            DayField("Day", text: model[\.form.dayText], error: errors[.day], name: "day")
            CategoryPicker(selection: model[\.form.category], categories: choices.categories, none: "Other", error: errors[.category])
            Picker(
                "Your account", selection: model[\.form.account], options: accounts, error: errors[.account],
                hint: "The account you paid from. Coffer books only your own share.", name: "account")
            Toggle("This is money received", isOn: model[\.form.isReceived], hint: "A refund, or income to share.", name: "received")
            TextArea("Notes", text: model[\.form.notes], name: "notes")
            TextField(
                "Currency", text: model[\.form.currency], error: errors[.currency], hint: "The currency of the debt.", name: "currency",
                autocomplete: "off", maxLength: 3)
            TextField(
                "Charged to the account", text: model[\.form.chargedText], error: errors[.charged],
                hint: "Fill this in if the account has another currency.", name: "charged", inputMode: .decimal, autocomplete: "off",
                maxLength: 40,
                isAmount: true)
            TextField(
                "Amount in the other currency", text: model[\.form.foreignText], error: errors[.foreign],
                hint: "Fill this in if you paid in another currency.", name: "foreign", inputMode: .decimal,
                autocomplete: "off", maxLength: 40, isAmount: true)
            TextField(
                "Currency paid abroad", text: model[\.form.foreignCurrency], name: "foreign-currency", autocomplete: "off", maxLength: 3)
            Picker("Repeat", selection: model[\.form.unit], options: units, name: "repeat")
            div(.class("form if-repeated")) {
                TextField(
                    "Every", text: model[\.form.every], error: errors[.every], hint: "1 means every time, 2 every second time.",
                    inputMode: .numeric, autocomplete: "off", maxLength: 5)
                DayField(
                    "Last day", text: model[\.form.until], error: errors[.until],
                    hint: "Optional. Without a last day, this repeats until you stop it.",
                    name: "until")
            }
        }
    }

    private var units: [PickerOption] {
        [PickerOption("Never", value: "")] + ScheduleUnit.allCases.map { PickerOption($0.adverb, value: $0.rawValue) }
    }
}
