public import Localization

/// A single-line text field. A typed passphrase is never rendered.
public struct TextField: Element {
    private let caption: FieldCaption
    private let text: Binding<String>
    private let type: TextFieldType
    private let inputMode: InputMode?
    private let autocomplete: StaticString?
    private let placeholder: LocalizedText?
    private let suggestions: [String]
    private let maxLength: Int?
    private let isFocused: Bool
    private let isAmount: Bool

    /// - Parameters:
    ///   - error: the validation message, shown next to the field and counted.
    ///   - name: overrides the name derived from the label.
    ///   - autocomplete: the autofill token of HTML: `current-password`, `one-time-code`.
    ///   - suggestions: values suggested while typing; other values are valid, too.
    ///   - isAmount: whether its value is an amount, which is withheld from a page where amounts are hidden; see `WithheldValue`.
    ///   - maxLength: in UTF-16 units like in browsers; limits typing and is not validated.
    public init(
        _ label: LocalizedText, text: Binding<String>, error: LocalizedText? = nil, hint: LocalizedText? = nil, name: String? = nil,
        type: TextFieldType = .text, inputMode: InputMode? = nil, autocomplete: StaticString? = nil, placeholder: LocalizedText? = nil,
        suggestions: [String] = [], disabled: Bool = false, required: Bool = false, maxLength: Int? = nil, autofocus: Bool = false,
        isAmount: Bool = false
    ) {
        caption = FieldCaption(
            label: label, hint: hint, error: error, explicitName: name, isDisabled: disabled, isRequired: required)
        self.text = text
        self.type = type
        self.inputMode = inputMode
        self.autocomplete = autocomplete
        self.placeholder = placeholder
        self.suggestions = suggestions
        self.maxLength = maxLength
        isFocused = autofocus
        self.isAmount = isAmount
    }

    public func render(into writer: inout HTMLWriter) {
        let name = writer.name(label: caption.label, explicit: caption.explicitName)
        let unit = writer.page.fieldUnit
        if type != .password { writer.page.read(caption, name, reading(unit: unit)) }
        let withheld = isAmount ? WithheldValue(of: name, value: text.value, on: &writer.page) : nil
        var caption = caption
        caption.extraNoteID = withheld?.hasNote == true ? WithheldValue.noteID(name) : nil
        caption.open(name, into: &writer)
        writer.raw("<input class=\"field-input\" type=\"")
        writer.raw(type.markup)
        writer.raw("\"")
        caption.writeAttributes(name, into: &writer)
        if type != .password { writer.attribute("value", withheld == nil ? text.value : "") }
        if let inputMode { FixedAttribute(" inputmode=\"", inputMode.markup).write(into: &writer) }
        if let autocomplete { FixedAttribute(" autocomplete=\"", autocomplete).write(into: &writer) }
        if withheld != nil {
            writer.attribute("placeholder", TextEnvironment.hiddenAmount)
        } else if let placeholder {
            writer.attribute("placeholder", placeholder)
        }
        if let maxLength { IntegerAttribute("maxlength", Int64(maxLength)).write(into: &writer) }
        if isFocused { writer.raw(" autofocus") }
        renderSuggestions(name, into: &writer)
        withheld?.write(name, into: &writer)
        caption.close(name, into: &writer)
    }

    /// Removes line ends, as browsers do for single-line fields.
    public func receive(_ input: inout FormInput) {
        guard !caption.isDisabled else { return }
        let name = input.name(label: caption.label, explicit: caption.explicitName)
        guard !input.keepsWithheld(name), let typed = input.take(name) else { return }
        text.value = typed.utf8.contains(where: { $0 == 10 || $0 == 13 }) ? LineEnds.removed(from: typed) : typed
    }

    public static var takesInput: Bool { true }

    private func reading(unit: String?) -> FieldReading.Value {
        switch (type, inputMode) {
        case (.date, _): .day(text.value)
        case (_, .decimal): .number(text.value, unit: unit)
        default: unit == nil ? .text(text.value) : .number(text.value, unit: unit)
        }
    }

    /// Closes the field's tag, and writes the `datalist` it references.
    private func renderSuggestions(_ name: String, into writer: inout HTMLWriter) {
        guard !suggestions.isEmpty else { return writer.raw(">") }
        writer.raw(" list=\"l-")
        writer.text(name)
        writer.raw("\"><datalist id=\"l-")
        writer.text(name)
        writer.raw("\">")
        for suggestion in suggestions {
            writer.raw("<option")
            writer.attribute("value", suggestion)
            writer.raw(">")
        }
        writer.raw("</datalist>")
    }
}
