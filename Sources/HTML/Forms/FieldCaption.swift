import Localization

/// The common properties of all fields: label, hint, error, name, and whether the field is disabled.
struct FieldCaption {
    var label: LocalizedText
    var hint: LocalizedText?
    var error: LocalizedText?
    var explicitName: String?
    var isDisabled = false
    var isRequired = false
    /// The id of a further note that describes the control.
    var extraNoteID: String?

    /// The caption with an error, if the submitted value of the field is not offered.
    func marked(_ name: String, on page: PageContext) -> FieldCaption {
        guard page.refusedFields.contains(name) else { return self }
        var caption = self
        caption.error = "What you chose is no longer there. Choose again"
        return caption
    }

    /// `<div class="field">` with the label, whose control is named by the field's id.
    func open(_ name: String, into writer: inout HTMLWriter) {
        writer.raw(error == nil ? "<div class=\"field\">" : "<div class=\"field field-invalid\">")
        writer.raw("<label class=\"field-label\" for=\"f-")
        writer.text(name)
        writer.raw("\">")
        writer.text(label)
        writer.raw("</label>")
    }

    /// `<fieldset class="field">` with the label as legend, for several controls with a common label. The invalid state is set on a group
    /// of radio buttons, or on each box of a group of check boxes, since ARIA has no invalid state for groups.
    func openGroup(_ name: String, isRadioGroup: Bool, into writer: inout HTMLWriter) {
        writer.raw(error == nil ? "<fieldset class=\"field\"" : "<fieldset class=\"field field-invalid\"")
        writeIdentity(name, into: &writer)
        if isRadioGroup { writer.raw(" role=\"radiogroup\"") }
        if isRadioGroup, error != nil { writer.raw(" aria-invalid=\"true\"") }
        writeDescription(name, into: &writer)
        writer.raw("><legend class=\"field-label\">")
        writer.text(label)
        writer.raw("</legend>")
    }

    /// The attributes of the single control of the label.
    func writeAttributes(_ name: String, into writer: inout HTMLWriter) {
        writeIdentity(name, into: &writer)
        writer.attribute("name", name)
        writer.associateWithPageForm()
        if isRequired { writer.raw(" required") }
        if isDisabled { writer.raw(" disabled") }
        if error != nil { writer.raw(" aria-invalid=\"true\"") }
        writeDescription(name, into: &writer)
    }

    func close(_ name: String, into writer: inout HTMLWriter) {
        writeNotes(name, into: &writer)
        writer.raw("</div>")
    }

    func closeGroup(_ name: String, into writer: inout HTMLWriter) {
        writeNotes(name, into: &writer)
        writer.raw("</fieldset>")
    }

    /// Writes hint and error. A shown error is counted, which makes the response to the post an error response.
    func writeNotes(_ name: String, into writer: inout HTMLWriter) {
        if let hint { writeNote("<p class=\"field-hint\" id=\"f-", name, "-hint\">", hint, into: &writer) }
        guard let error else { return }
        writer.page.recordError()
        writeNote("<p class=\"field-error\" id=\"f-", name, "-error\">", error, into: &writer)
    }

    private func writeNote(
        _ opening: StaticString, _ name: String, _ ending: StaticString, _ text: LocalizedText, into writer: inout HTMLWriter
    ) {
        writer.raw(opening)
        writer.text(name)
        writer.raw(ending)
        writer.text(text)
        writer.raw("</p>")
    }

    private func writeIdentity(_ name: String, into writer: inout HTMLWriter) {
        writer.page.record(name: name)
        writer.raw(" id=\"f-")
        writer.text(name)
        writer.raw("\"")
    }

    func writeDescription(_ name: String, into writer: inout HTMLWriter) {
        let notes = [hint == nil ? nil : "f-\(name)-hint", extraNoteID, error == nil ? nil : "f-\(name)-error"].compactMap(\.self)
        guard !notes.isEmpty else { return }
        writer.attribute("aria-describedby", notes.joined(separator: " "))
    }
}
