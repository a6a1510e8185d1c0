import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The fields that the forms of new and existing benefits share.
struct BenefitFields: View {
    let form: Binding<BenefitForm>
    let errors: BenefitForm.Errors
    let currency: Currency
    let locale: LocaleFormat

    var body: some View {
        TextField("Name", text: form.property(\.name), error: errors[.name], autocomplete: "off", required: true, maxLength: 100)
        TextField(
            "Merchant", text: form.property(\.merchant), error: errors[.merchant], hint: "Where it is used, if at one merchant only.",
            autocomplete: "off", maxLength: 100)
        Picker("Category", selection: form.property(\.category), options: BenefitCategory.allCases, title: \.title)
        MoneyField("Value of one use", text: form.property(\.value), currency: currency, error: errors[.value], name: "value")
        Picker("How often", selection: form.property(\.rhythm), options: BenefitForm.Rhythm.allCases, title: \.title)
        TextField(
            "Months", text: form.property(\.months), error: errors[.months], hint: "Only for every few months: 48 means every 4 years.",
            inputMode: .numeric, autocomplete: "off")
        Picker("Counted from", selection: form.property(\.alignment), options: BenefitAlignment.allCases, title: \.title)
        TextField(
            "Uses in each cycle", text: form.property(\.uses), error: errors[.uses], name: "uses", inputMode: .numeric, autocomplete: "off")
        details(.class("card disclosure"), .open(isOpen)) {
            summary { "More: a month that gives more, statements, end" }
            div(.class("form")) {
                Picker(
                    "Month that gives more", selection: form.property(\.bonusMonth),
                    options: [PickerOption("None", value: "")]
                        + (1...12).map { PickerOption(.verbatim(locale.standaloneMonthName($0)), value: String($0)) }, name: "bonus-month")
                FieldContext(unit: currency.code) {
                    TextField(
                        "How much more, in \(currency.code)", text: form.property(\.bonus), error: errors[.bonus], name: "bonus",
                        inputMode: .decimal, autocomplete: "off", maxLength: 40)
                }
                TextArea(
                    "Charges that use it", text: form.property(\.charges), error: errors[.charges],
                    hint: "Payees as on the statement, one to a line; * stands for any text.", name: "charges")
                TextArea(
                    "Credits that pay it", text: form.property(\.credits), error: errors[.credits],
                    hint: "Payees of statement credits, written in the same way.", name: "credits")
                DayField("Ends on", text: form.property(\.ends), error: errors[.ends], hint: "Empty: no end.", name: "ends")
            }
        }
    }

    private var isOpen: Bool {
        errors.concern([.bonus, .charges, .credits, .ends]) || !form.value.charges.isEmpty
    }
}
