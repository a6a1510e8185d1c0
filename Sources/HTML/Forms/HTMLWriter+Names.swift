public import Localization

extension HTMLWriter {
    /// The name of a field or button at the current position, equal to that in the receive traversal.
    public mutating func name(label: LocalizedText, explicit: String? = nil) -> String {
        if page.isAudited, explicit == nil, label.constantKey == nil { page.misuses.append(.labelWithoutName(label.english)) }
        return FieldName.full(scope: page.scope, label: label, explicit: explicit)
    }

    /// Associates a control outside of all forms with the page form.
    public mutating func associateWithPageForm() {
        guard !page.insideForm else { return }
        page.needsPageForm = true
        raw(" form=\"page\"")
    }

    mutating func attribute(_ name: StaticString, _ value: String) {
        PrefixedAttribute(" ", name, value).write(into: &self)
    }

    mutating func attribute(_ name: StaticString, _ text: LocalizedText) {
        LocalizedAttribute(" ", name, text).write(into: &self)
    }

    mutating func hiddenField(_ name: String, _ value: String) {
        raw("<input type=\"hidden\"")
        attribute("name", name)
        attribute("value", value)
        associateWithPageForm()
        raw(">")
    }
}
