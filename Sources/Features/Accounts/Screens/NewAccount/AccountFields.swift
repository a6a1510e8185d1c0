import DesignSystem
import HTML
import Localization
import Models
import ScreenKit
import Services

/// The fields that the forms of new and existing accounts share.
struct AccountFields: View {
    let form: Binding<AccountForm>
    let errors: AccountForm.Errors
    /// The hint below the number field.
    var numberHint: LocalizedText = "Coffer keeps only the last four characters. Coffer keeps an IBAN in full, because payments need it."

    var body: some View {
        TextField("Account name", text: form.property(\.name), error: errors[.name], autocomplete: "off", required: true, maxLength: 100)
        Picker("Kind", selection: form.property(\.kind), options: AccountKind.allCases, title: \.title)
        TextField(
            "Institution", text: form.property(\.institution), error: errors[.institution], hint: "The bank or provider of this account.",
            autocomplete: "organization", maxLength: 100)
        TextField(
            "Number or IBAN", text: form.property(\.number), error: errors[.number], hint: numberHint, autocomplete: "off", maxLength: 60)
        FieldContext(unit: form.value.currency) { limit }
        PaletteField("Colour", color: form.property(\.color))
    }

    private var limit: some View {
        TextField(
            "Limit or agreed overdraft", text: form.property(\.limitText), error: errors[.limit], inputMode: .decimal, autocomplete: "off",
            maxLength: 40, isAmount: true)
    }
}
