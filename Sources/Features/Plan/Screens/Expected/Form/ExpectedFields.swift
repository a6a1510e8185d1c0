import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import ScreenKit
import Services

/// The fields of an expected item; those that few need are below *More*.
struct ExpectedFields<Model: ExpectedFormModel>: View {
    let model: Model

    var body: some View {
        TextField("Name", text: model[\.form.name], error: errors[.name], name: "name", autocomplete: "off", required: true, maxLength: 100)
        Picker(
            "Direction", selection: model[\.form.direction], options: ExpectedDirection.allCases, title: \.title, name: "direction")
        MoneyField(
            "Amount", text: model[\.form.amountText], currency: model.currency, error: errors[.amount], name: "amount",
            follows: CurrencySource(model))
        CycleFields("Returns every", cycle: model[\.form.cycle], error: errors[.every])
        DayField("Next day", text: model[\.form.nextText], error: errors[.next], name: "next")
        Picker(
            "Account", selection: model[\.form.account], options: .accounts(model.choices?.accounts, none: "Any account"), name: "account")
        Picker("Category", selection: model[\.form.category], options: .categories(model.categories, none: "None"), name: "category")
        details(.class("card disclosure"), .open(errors.concern([.tolerance, .ends]))) {
            summary { "More" }
            TextField(
                "Payee in statements", text: model[\.form.payee],
                hint: "Coffer matches only transactions with this payee. Leave empty to match by amount and day.", name: "payee",
                autocomplete: "off", maxLength: 200)
            MoneyField(
                "Tolerance", text: model[\.form.toleranceText], currency: model.currency, error: errors[.tolerance],
                hint: "How much the amount may differ. Leave empty for an exact match.", name: "tolerance",
                follows: CurrencySource(model))
            Picker(
                "On a Saturday or Sunday", selection: model[\.form.weekendRule], options: WeekendRule.allCases, title: \.title,
                name: "weekend")
            DayField("Last day", text: model[\.form.endsText], error: errors[.ends], name: "ends")
            TextField(
                "Currency", text: model[\.form.currency], hint: "Leave empty to use the account's currency.", name: "currency",
                autocomplete: "off",
                maxLength: 3)
        }
    }

    private var errors: ExpectedForm.Errors { model.form.errors }
}

extension WeekendRule {
    fileprivate var title: LocalizedText {
        switch self {
        case .same: "On the day itself"
        case .before: "On the Friday before"
        case .after: "On the Monday after"
        }
    }
}

extension CurrencySource {
    fileprivate init(_ model: some ExpectedFormModel) {
        self.init(["currency", "account"], otherwise: model.context.household.currency)
    }
}
