package import HTML

/// A field for a day, with the browser's date picker; the text is `YYYY-MM-DD`, or the typed text if there is no date picker.
package struct DayField: View {
    private let label: String
    private let text: Binding<String>
    private let error: String?
    private let hint: String?
    private let name: String?
    private let isDisabled: Bool

    package init(
        _ label: String, text: Binding<String>, error: String? = nil, hint: String? = nil, name: String? = nil, disabled: Bool = false
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
