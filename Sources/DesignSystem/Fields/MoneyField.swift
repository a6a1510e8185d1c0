package import HTML
package import Localization
package import Models

/// A field for an amount: large, right-aligned, with its currency and the decimal keyboard. The input stays text until it is parsed
/// with the locale's separators.
package struct MoneyField: View {
    private let label: LocalizedText
    private let text: Binding<String>
    private let currency: Currency
    private let error: LocalizedText?
    private let hint: LocalizedText?
    private let name: String?
    private let isDisabled: Bool
    private let isFocused: Bool

    package init(
        _ label: LocalizedText, text: Binding<String>, currency: Currency, error: LocalizedText? = nil, hint: LocalizedText? = nil,
        name: String? = nil,
        disabled: Bool = false, autofocus: Bool = false
    ) {
        self.label = label
        self.text = text
        self.currency = currency
        self.error = error
        self.hint = hint
        self.name = name
        isDisabled = disabled
        isFocused = autofocus
    }

    package var body: some View {
        div(.class("money-field")) {
            TextField(
                label, text: text, error: error, hint: hint, name: name, inputMode: .decimal, autocomplete: "off", disabled: isDisabled,
                maxLength: 40, autofocus: isFocused)
            span(.class("money-currency")) { .verbatim(currency.code) }
        }
    }
}
