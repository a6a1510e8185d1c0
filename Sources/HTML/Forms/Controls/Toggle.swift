/// On or off. An unticked box posts nothing, so a hidden `0` stands before it and the last value wins; a toggle of which nothing was sent
/// belongs to another form and stays as it is.
public struct Toggle: Element {
    private let caption: FieldCaption
    private let isOn: Binding<Bool>

    public init(
        _ label: String, isOn: Binding<Bool>, error: String? = nil, hint: String? = nil, name: String? = nil, disabled: Bool = false
    ) {
        caption = FieldCaption(label: label, hint: hint, error: error, explicitName: name, isDisabled: disabled)
        self.isOn = isOn
    }

    public func render(into writer: inout HTMLWriter) {
        let name = writer.name(label: caption.label, explicit: caption.explicitName)
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
