import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import ScreenKit

/// The details printed on a card, and the account that it belongs to.
struct CardFields: View {
    let form: Binding<CardForm>
    let errors: CardForm.Errors
    let accounts: [Account]
    /// Whether the form adds a card.
    var isNew = false

    var body: some View {
        Picker(
            "Account", selection: form.property(\.account),
            options: [PickerOption("None", value: "")]
                + accounts.map { PickerOption("\($0.name) (\($0.currency.code))", value: $0.id.description) },
            hint: isNew
                ? "Pick the account this card charges. Past charges count too."
                : "Pick the account this card charges. Its charges use benefits automatically.")
        TextField(
            "Nickname", text: form.property(\.nickname), error: errors[.nickname], hint: "Optional. Your own name for the card.",
            autocomplete: "off", maxLength: 50)
        TextField(
            "Last four digits", text: form.property(\.lastFour), error: errors[.lastFour],
            hint: "Coffer never needs the whole number.", inputMode: .numeric, autocomplete: "off")
        TextField(
            "Valid through", text: form.property(\.expiry), error: errors[.expiry], hint: "Month and year as on the card: 04/28.",
            inputMode: .numeric, autocomplete: "off")
        DayField(
            "Opened on", text: form.property(\.opened), error: errors[.opened],
            hint: "Coffer counts fee years from this day.")
    }
}

/// The fields that describe a card as a product, such as name, issuer and fee.
struct CardFactFields: View {
    let form: Binding<CardForm>
    let errors: CardForm.Errors
    let currency: Currency
    /// The hint of the fee field if its currency depends on the selected account; nil if the currency is fixed.
    var feeHint: LocalizedText?
    /// The title of the option that keeps the current color if it is not in the palette.
    var keepsColour: LocalizedText?

    var body: some View {
        TextField("Card name", text: form.property(\.name), error: errors[.name], autocomplete: "off", required: true, maxLength: 100)
        TextField(
            "Issuer", text: form.property(\.issuer), error: errors[.issuer], hint: "The bank that issued the card.", autocomplete: "off",
            maxLength: 100)
        Picker("Network", selection: form.property(\.network), options: CardNetwork.allCases, title: \.title)
        FieldContext(unit: currency.code) {
            TextField(
                feeHint == nil ? "Annual fee in \(currency.code)" : "Annual fee", text: form.property(\.fee), error: errors[.fee],
                hint: feeHint ?? "Enter 0 if there is no fee.",
                name: "annual-fee",
                inputMode: .decimal, autocomplete: "off", maxLength: 40)
        }
        GradientField("Colour", selection: form.property(\.gradient), keeps: keepsColour)
    }
}
