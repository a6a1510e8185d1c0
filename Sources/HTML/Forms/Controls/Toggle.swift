public import Localization

/// A switch. Browsers do not submit an unchecked box, so a hidden `0` precedes it and the last value wins; a toggle without any submitted
/// value belongs to another form and is not changed.
public struct Toggle: Element {
    private let caption: FieldCaption
    private let isOn: Binding<Bool>

    public init(
        _ label: LocalizedText, isOn: Binding<Bool>, error: LocalizedText? = nil, hint: LocalizedText? = nil, name: String? = nil,
        disabled: Bool = false
    ) {
        caption = FieldCaption(label: label, hint: hint, error: error, explicitName: name, isDisabled: disabled)
        self.isOn = isOn
    }

    public func render(into writer: inout HTMLWriter) {
        let name = writer.name(label: caption.label, explicit: caption.explicitName)
        writer.page.read(caption, name, .isOn(isOn.value))
        writer.raw(caption.error == nil ? "<div class=\"field\">" : "<div class=\"field field-invalid\">")
        if !caption.isDisabled { writer.hiddenField(name, "0") }
        writer.raw("<label class=\"toggle\"><input type=\"checkbox\" value=\"1\"")
        caption.writeAttributes(name, into: &writer)
        if isOn.value { writer.raw(" checked") }
        writer.raw("><span>")
        writer.text(caption.label)
        writer.raw("</span></label>")
        caption.close(name, into: &writer)
    }

    public func receive(_ input: inout FormInput) {
        guard !caption.isDisabled else { return }
        let name = input.name(label: caption.label, explicit: caption.explicitName)
        guard let sent = input.take(name, where: { $0 == "0" || $0 == "1" }) else { return }
        isOn.value = sent == "1"
    }

    public static var takesInput: Bool { true }
}
