public import Localization

/// Selects one or several files. The form is sent as `multipart/form-data`.
public struct FileField: Element {
    private let caption: FieldCaption
    private let accept: StaticString?
    private let isMultiple: Bool
    private let choose: ([UploadedFile]) -> Void

    /// - Parameters:
    ///   - file: set to the selected file; not changed if none was selected.
    ///   - accept: a hint for the browser in HTML syntax: `.ofx,.csv`. It is not validated.
    public init(
        _ label: LocalizedText, file: Binding<UploadedFile?>, accept: StaticString? = nil, error: LocalizedText? = nil,
        hint: LocalizedText? = nil,
        name: String? = nil, disabled: Bool = false, required: Bool = false
    ) {
        caption = FieldCaption(
            label: label, hint: hint, error: error, explicitName: name, isDisabled: disabled, isRequired: required)
        self.accept = accept
        isMultiple = false
        choose = { file.value = $0.last }
    }

    /// A field for several files.
    public init(
        _ label: LocalizedText, files: Binding<[UploadedFile]>, accept: StaticString? = nil, error: LocalizedText? = nil,
        hint: LocalizedText? = nil,
        name: String? = nil, disabled: Bool = false, required: Bool = false
    ) {
        caption = FieldCaption(
            label: label, hint: hint, error: error, explicitName: name, isDisabled: disabled, isRequired: required)
        self.accept = accept
        isMultiple = true
        choose = { files.value = $0 }
    }

    public func render(into writer: inout HTMLWriter) {
        if writer.page.isAudited, !writer.page.insideForm { writer.page.misuses.append(.fileOutsideForm(caption.label.english)) }
        writer.page.formHoldsFile = true
        let name = writer.name(label: caption.label, explicit: caption.explicitName)
        caption.open(name, into: &writer)
        writer.raw("<input class=\"field-input\" type=\"file\"")
        caption.writeAttributes(name, into: &writer)
        if let accept { FixedAttribute(" accept=\"", accept).write(into: &writer) }
        if isMultiple { writer.raw(" multiple") }
        writer.raw(">")
        caption.close(name, into: &writer)
    }

    public func receive(_ input: inout FormInput) {
        guard !caption.isDisabled else { return }
        let name = input.name(label: caption.label, explicit: caption.explicitName)
        guard let chosen = input.takeFiles(name) else { return }
        choose(chosen)
    }

    public static var takesInput: Bool { true }
}
