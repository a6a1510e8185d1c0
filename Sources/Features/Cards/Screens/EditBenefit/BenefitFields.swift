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
            "Merchant", text: form.property(\.merchant), error: errors[.merchant],
            hint: "Fill this in if the benefit is for one merchant only.",
            autocomplete: "off", maxLength: 100)
        Picker("Category", selection: form.property(\.category), options: BenefitCategory.allCases, title: \.title)
        MoneyField("Value of one use", text: form.property(\.value), currency: currency, error: errors[.value], name: "value")
        Picker("How often", selection: form.property(\.rhythm), options: BenefitForm.Rhythm.allCases, title: \.title)
        TextField(
            "Months", text: form.property(\.months), error: errors[.months], hint: "Only for “every few months”. 48 means every 4 years.",
            inputMode: .numeric, autocomplete: "off")
        Picker("Counted from", selection: form.property(\.alignment), options: BenefitAlignment.allCases, title: \.title)
        TextField(
            "Uses in each cycle", text: form.property(\.uses), error: errors[.uses], name: "uses", inputMode: .numeric, autocomplete: "off")
        details(.class("card disclosure"), .open(isOpen)) {
            summary { "More: extra amount, statements, end" }
            div(.class("form")) {
                Picker(
                    "Month with an extra amount", selection: form.property(\.bonusMonth),
                    options: [PickerOption("None", value: "")]
                        + (1...12).map { PickerOption(.verbatim(locale.standaloneMonthName($0)), value: String($0)) }, name: "bonus-month")
                FieldContext(unit: currency.code) {
                    TextField(
                        "Extra amount in \(currency.code)", text: form.property(\.bonus), error: errors[.bonus], name: "bonus",
                        inputMode: .decimal, autocomplete: "off", maxLength: 40)
                }
                TextArea(
                    "Charges that use this benefit", text: form.property(\.charges), error: errors[.charges],
                    hint: "Enter one payee per line, as on the statement. Use * for any text.", name: "charges")
                TextArea(
                    "Credits that pay this benefit", text: form.property(\.credits), error: errors[.credits],
                    hint: "Enter one payee of a statement credit per line.", name: "credits")
                DayField(
                    "Ends on", text: form.property(\.ends), error: errors[.ends], hint: "Leave empty if the benefit has no end.",
                    name: "ends")
            }
        }
    }

    private var isOpen: Bool {
        errors.concern([.bonus, .charges, .credits, .ends]) || !form.value.charges.isEmpty
    }
}
