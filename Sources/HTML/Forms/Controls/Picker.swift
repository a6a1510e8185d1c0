public import Localization

/// Selects one value out of several. Values that are not among the options are rejected and leave the selection unchanged.
///
/// If the selection is not among the options, the prompt is shown, so that submitting an untouched form does not select another value.
public struct Picker: Element {
    private let caption: FieldCaption
    private let selection: Binding<String>
    private let options: [PickerOption]
    private let prompt: LocalizedText
    private let style: PickerStyle

    public init(
        _ label: LocalizedText, selection: Binding<String>, options: [PickerOption], style: PickerStyle = .menu,
        prompt: LocalizedText = "Choose…",
        error: LocalizedText? = nil, hint: LocalizedText? = nil, name: String? = nil, disabled: Bool = false, required: Bool = false
    ) {
        caption = FieldCaption(
            label: label, hint: hint, error: error, explicitName: name, isDisabled: disabled, isRequired: required)
        self.selection = selection
        self.options = options
        self.prompt = prompt
        self.style = style
    }

    /// A picker of values that `tag` converts to unique texts.
    public init<Value>(
        _ label: LocalizedText, selection: Binding<Value>, options values: [Value], tag: @escaping (Value) -> String,
        title: (Value) -> LocalizedText, style: PickerStyle = .menu, prompt: LocalizedText = "Choose…", error: LocalizedText? = nil,
        hint: LocalizedText? = nil,
        name: String? = nil, disabled: Bool = false, required: Bool = false
    ) {
        self.init(
            label, selection: selection.map(tag) { text in values.first { tag($0) == text } },
            options: values.map { PickerOption(title($0), value: tag($0)) }, style: style, prompt: prompt, error: error, hint: hint,
            name: name, disabled: disabled, required: required)
    }

    /// A picker of enum cases.
    public init<Value: RawRepresentable>(
        _ label: LocalizedText, selection: Binding<Value>, options values: [Value], title: (Value) -> LocalizedText,
        style: PickerStyle = .menu,
        prompt: LocalizedText = "Choose…", error: LocalizedText? = nil, hint: LocalizedText? = nil, name: String? = nil,
        disabled: Bool = false, required: Bool = false
    ) where Value.RawValue == String {
        self.init(
            label, selection: selection, options: values, tag: \.rawValue, title: title, style: style, prompt: prompt, error: error,
            hint: hint, name: name, disabled: disabled, required: required)
    }

    public func render(into writer: inout HTMLWriter) {
        let name = writer.name(label: caption.label, explicit: caption.explicitName)
        writer.page.read(caption, name, .options(options.filter { $0.value == selection.value }.prefix(1).map(\.title)))
        switch style {
        case .menu: renderMenu(name, into: &writer)
        case .radios: renderRadios(name, into: &writer)
        }
    }

    public func receive(_ input: inout FormInput) {
        guard !caption.isDisabled else { return }
        let name = input.name(label: caption.label, explicit: caption.explicitName)
        guard let chosen = input.take(name, where: { options.offers($0) }) else { return }
        selection.value = chosen
    }

    public static var takesInput: Bool { true }
}

// MARK: - The two styles

extension Picker {
    private func renderMenu(_ name: String, into writer: inout HTMLWriter) {
        let selected = selection.value
        let caption = caption.marked(name, on: writer.page)
        caption.open(name, into: &writer)
        writer.raw("<select class=\"field-input\"")
        caption.writeAttributes(name, into: &writer)
        writer.raw(">")
        if !options.contains(where: { $0.value == selected }) {
            writer.raw("<option value=\"\" selected>")
            writer.text(prompt)
            writer.raw("</option>")
        }
        var group: LocalizedText?
        for option in options {
            if option.group != group {
                if group != nil { writer.raw("</optgroup>") }
                group = option.group
                if let group {
                    writer.raw("<optgroup")
                    writer.attribute("label", group)
                    writer.raw(">")
                }
            }
            writer.raw("<option")
            writer.attribute("value", option.value)
            if option.value == selected { writer.raw(" selected") }
            if option.isDisabled { writer.raw(" disabled") }
            if let currency = option.currency { writer.attribute("data-currency", currency) }
            writer.raw(">")
            writer.text(option.title)
            writer.raw("</option>")
        }
        if group != nil { writer.raw("</optgroup>") }
        writer.raw("</select>")
        caption.close(name, into: &writer)
    }

    private func renderRadios(_ name: String, into writer: inout HTMLWriter) {
        let selected = selection.value
        let caption = caption.marked(name, on: writer.page)
        caption.openGroup(name, isRadioGroup: true, into: &writer)
        for option in options {
            writer.raw("<label class=\"choice\"><input type=\"radio\"")
            writer.attribute("name", name)
            writer.attribute("value", option.value)
            writer.associateWithPageForm()
            if option.value == selected { writer.raw(" checked") }
            if caption.isRequired { writer.raw(" required") }
            if caption.isDisabled || option.isDisabled { writer.raw(" disabled") }
            writer.raw("><span>")
            writer.text(option.title)
            writer.raw("</span></label>")
        }
        caption.closeGroup(name, into: &writer)
    }
}
