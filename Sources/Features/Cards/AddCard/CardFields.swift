import DesignSystem
import HTML
import Models

/// What is on a card and which account it belongs to.
struct CardFields: View {
    let form: Binding<CardForm>
    let errors: CardForm.Errors
    let accounts: [Account]
    /// Whether the card is being added.
    var isNew = false

    var body: some View {
        Picker(
            "Account", selection: form.property(\.account),
            options: [PickerOption("None", value: "")]
                + accounts.map { PickerOption("\($0.name) (\($0.currency.code))", value: $0.id.description) },
            hint: isNew
                ? "Whose statement shows its charges. Those that are in it already use benefits at once."
                : "Whose statement shows its charges: they use benefits by themselves.")
        TextField(
            "Nickname", text: form.property(\.nickname), error: errors.nickname, hint: "What you call it, if not by its name.",
            autocomplete: "off", maxLength: 50)
        TextField(
            "Last four digits", text: form.property(\.lastFour), error: errors.lastFour,
            hint: "Only these. Coffer never wants the whole number.", inputMode: .numeric, autocomplete: "off")
        TextField(
            "Valid through", text: form.property(\.expiry), error: errors.expiry, hint: "Month and year as on the card: 04/28.",
            inputMode: .numeric, autocomplete: "off")
        DayField(
            "Opened on", text: form.property(\.opened), error: errors.opened,
            hint: "Fee years and anniversaries are counted from this day.")
    }
}

/// What a card is as a product.
struct CardFactFields: View {
    let form: Binding<CardForm>
    let errors: CardForm.Errors
    let currency: Currency
    /// Said of the fee where its currency follows the account that is chosen; nil: it is the currency's.
    var feeHint: String?
    /// What the colour that the card has is called, where it is none of the palette.
    var keepsColour: String?

    var body: some View {
        TextField("Card name", text: form.property(\.name), error: errors.name, autocomplete: "off", required: true, maxLength: 100)
        TextField(
            "Issuer", text: form.property(\.issuer), error: errors.issuer, hint: "The bank that gave it.", autocomplete: "off",
            maxLength: 100)
        Picker("Network", selection: form.property(\.network), options: CardNetwork.allCases, title: \.title)
        TextField(
            feeHint == nil ? "Annual fee in \(currency.code)" : "Annual fee", text: form.property(\.fee), error: errors.fee,
            hint: feeHint ?? "0 where there is none.",
            name: "annual-fee",
            inputMode: .decimal, autocomplete: "off", maxLength: 40)
        GradientField("Colour", selection: form.property(\.gradient), keeps: keepsColour)
    }
}
