package import HTML
package import Localization
package import Models

/// A field for an amount: large, right-aligned, with its currency and the decimal keyboard. The input stays text until it is parsed with the locale's
/// separators. If a choice in the same form determines the currency, the script updates the shown one. If amounts are hidden, a stored amount is not
/// in the page: left empty, the field keeps it.
package struct MoneyField: View {
    private let label: LocalizedText
    private let text: Binding<String>
    private let currency: Currency
    private let error: LocalizedText?
    private let hint: LocalizedText?
    private let name: String?
    private let follows: CurrencySource?
    private let shown: Binding<String>?
    private let isDisabled: Bool
    private let isFocused: Bool

    /// - Parameters:
    ///   - follows: the fields of the form that determine the currency; nil: it is fixed.
    ///   - shown: receives the code that the sent page showed, so that an amount typed in one currency is not taken for one in another.
    package init(
        _ label: LocalizedText, text: Binding<String>, currency: Currency, error: LocalizedText? = nil, hint: LocalizedText? = nil,
        name: String? = nil, follows: CurrencySource? = nil, shown: Binding<String>? = nil,
        disabled: Bool = false, autofocus: Bool = false
    ) {
        self.label = label
        self.text = text
        self.currency = currency
        self.error = error
        self.hint = hint
        self.name = name
        self.follows = follows
        self.shown = shown
        isDisabled = disabled
        isFocused = autofocus
    }

    package var body: some View {
        div(.class("money-field")) {
            FieldContext(unit: currency.code) {
                TextField(
                    label, text: text, error: error, hint: hint, name: name, inputMode: .decimal, autocomplete: "off", disabled: isDisabled,
                    maxLength: 40, autofocus: isFocused, isAmount: true)
            }
            span(.class("money-currency"), following) { .verbatim(currency.code) }
            if let shown { HiddenField("shown-currency", value: shown) }
        }
    }

    private var following: AttributePair<PrefixedAttribute, PrefixedAttribute>? {
        follows.map {
            AttributePair(.data("currency-of", $0.fields.joined(separator: " ")), .data("currency-else", $0.otherwise.code))
        }
    }
}
