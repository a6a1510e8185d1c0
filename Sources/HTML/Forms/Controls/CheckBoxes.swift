public import Localization

/// Selects any number of values with check boxes.
///
/// A hidden empty value indicates that the group was submitted, even if no box is checked. Selected values that are not among the options
/// remain selected.
public struct CheckBoxes: Element {
    private let caption: FieldCaption
    private let selection: Binding<Set<String>>
    private let options: [PickerOption]

    public init(
        _ label: LocalizedText, selection: Binding<Set<String>>, options: [PickerOption], error: LocalizedText? = nil,
        hint: LocalizedText? = nil,
        name: String? = nil, disabled: Bool = false
    ) {
        caption = FieldCaption(label: label, hint: hint, error: error, explicitName: name, isDisabled: disabled)
        self.selection = selection
        self.options = options
    }

    public func render(into writer: inout HTMLWriter) {
        let name = writer.name(label: caption.label, explicit: caption.explicitName)
        let selected = selection.value
        writer.page.read(caption, name, .options(options.filter { selected.contains($0.value) }.map(\.title)))
        let caption = caption.marked(name, on: writer.page)
        caption.openGroup(name, isRadioGroup: false, into: &writer)
        if !caption.isDisabled { writer.hiddenField(name, "") }
        for option in options {
            writer.raw("<label class=\"choice\"><input type=\"checkbox\"")
            writer.attribute("name", name)
            writer.attribute("value", option.value)
            writer.associateWithPageForm()
            if selected.contains(option.value) { writer.raw(" checked") }
            if caption.error != nil { writer.raw(" aria-invalid=\"true\"") }
            if caption.isDisabled || option.isDisabled { writer.raw(" disabled") }
            writer.raw("><span>")
            writer.text(option.title)
            writer.raw("</span></label>")
        }
        caption.closeGroup(name, into: &writer)
    }

    public func receive(_ input: inout FormInput) {
        guard !caption.isDisabled else { return }
        let name = input.name(label: caption.label, explicit: caption.explicitName)
        let offered = Set(options.filter { !$0.isDisabled }.map(\.value))
        input.refuse(name) { offered.contains($0) }
        guard let ticked = input.takeAll(name) else { return }
        selection.value = selection.value.subtracting(offered).union(offered.intersection(ticked))
    }

    public static var takesInput: Bool { true }
}
