import DesignSystem
import HTML
import Localization
import Models
import SavingsModel
import ScreenKit

/// The fields that the forms of new and existing savings accounts share.
struct SavingsFields: View {
    let form: Binding<SavingsForm>
    let color: Binding<String>
    let errors: SavingsForm.Errors
    let currency: Currency
    /// The entered rate and its yield as text; nil if none is entered.
    let rateText: LocalizedText?
    var balanceHint: LocalizedText?

    var body: some View {
        MoneyField(
            "Balance", text: form.property(\.balanceText), currency: currency, error: errors[.balance],
            hint: balanceHint ?? "The balance today.", follows: source)
        MoneyField(
            "Monthly contribution", text: form.property(\.monthlyContributionText), currency: currency, error: errors[.contribution],
            hint: "Optional. The amount you save each month.", follows: source)
        TextField(
            "Interest in percent", text: form.property(\.rateText), error: errors[.rate],
            hint: rateText ?? "Interest per year. Leave empty if there is none.",
            name: "rate", inputMode: .decimal, autocomplete: "off", maxLength: 40)
        SegmentedPicker(
            "Stated by the bank as",
            selection: form.property(\.basis).map(\.rawValue, back: InterestRate.Basis.init(rawValue:)),
            options: InterestRate.Basis.allCases.map { PickerOption($0.title, value: $0.rawValue) }, name: "basis")
        PaletteField("Colour", color: color)
    }

    /// The currency of a new account is chosen; that of an existing one is a hidden field.
    private var source: CurrencySource { CurrencySource(["currency"], otherwise: currency) }
}

/// The name and institution fields, which are the first of both forms.
struct SavingsNameFields: View {
    let form: Binding<SavingsForm>
    let errors: SavingsForm.Errors

    var body: some View {
        TextField("Account name", text: form.property(\.name), error: errors[.name], autocomplete: "off", required: true, maxLength: 100)
        TextField(
            "Institution", text: form.property(\.institution), error: errors[.institution], hint: "The bank or provider of this account.",
            autocomplete: "organization", required: true, maxLength: 100)
    }
}
