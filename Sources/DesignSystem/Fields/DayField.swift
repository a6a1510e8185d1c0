package import HTML
package import Localization

/// A field for a day, with the browser's date picker; the text is `YYYY-MM-DD`, or the typed text if there is no date picker.
package struct DayField: View {
    private let label: LocalizedText
    private let text: Binding<String>
    private let error: LocalizedText?
    private let hint: LocalizedText?
    private let name: String?
    private let isDisabled: Bool

    package init(
        _ label: LocalizedText, text: Binding<String>, error: LocalizedText? = nil, hint: LocalizedText? = nil, name: String? = nil,
        disabled: Bool = false
    ) {
        self.label = label
        self.text = text
        self.error = error
        self.hint = hint
        self.name = name
        isDisabled = disabled
    }

    package var body: some View {
        TextField(label, text: text, error: error, hint: hint, name: name, type: .date, disabled: isDisabled)
    }
}
