public import Localization

/// A multi-line text field; lines end with LF in the binding.
public struct TextArea: Element {
    private let caption: FieldCaption
    private let text: Binding<String>
    private let rows: Int
    private let placeholder: LocalizedText?
    private let maxLength: Int?

    /// - Parameter rows: number of visible lines.
    public init(
        _ label: LocalizedText, text: Binding<String>, error: LocalizedText? = nil, hint: LocalizedText? = nil, name: String? = nil,
        rows: Int = 3,
        placeholder: LocalizedText? = nil, disabled: Bool = false, required: Bool = false, maxLength: Int? = nil
    ) {
        caption = FieldCaption(
            label: label, hint: hint, error: error, explicitName: name, isDisabled: disabled, isRequired: required)
        self.text = text
        self.rows = rows
        self.placeholder = placeholder
        self.maxLength = maxLength
    }

    /// Writes the content after a line end, since browsers drop the first one.
    public func render(into writer: inout HTMLWriter) {
        let name = writer.name(label: caption.label, explicit: caption.explicitName)
        writer.page.read(caption, name, .text(text.value))
        caption.open(name, into: &writer)
        writer.raw("<textarea class=\"field-input\"")
        caption.writeAttributes(name, into: &writer)
        IntegerAttribute("rows", Int64(rows)).write(into: &writer)
        if let placeholder { writer.attribute("placeholder", placeholder) }
        if let maxLength { IntegerAttribute("maxlength", Int64(maxLength)).write(into: &writer) }
        writer.raw(">\n")
        writer.text(text.value)
        writer.raw("</textarea>")
        caption.close(name, into: &writer)
    }

    public func receive(_ input: inout FormInput) {
        guard !caption.isDisabled else { return }
        let name = input.name(label: caption.label, explicit: caption.explicitName)
        guard let typed = input.take(name) else { return }
        text.value = typed.utf8.contains(13) ? LineEnds.normalized(typed) : typed
    }

    public static var takesInput: Bool { true }
}
