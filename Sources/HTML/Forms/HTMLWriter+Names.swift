extension HTMLWriter {
    /// The name that a field or button has where the writer now is; the receive walk makes the same one.
    public func name(label: String, explicit: String? = nil) -> String {
        FieldName.full(scope: page.scope, label: label, explicit: explicit)
    }

    /// Ties a control that stands outside of all forms to the page's own form.
    public mutating func tieToPageForm() {
        guard !page.insideForm else { return }
        page.needsPageForm = true
        raw(" form=\"page\"")
    }

    mutating func attribute(_ name: StaticString, _ value: String) {
        PrefixedAttribute(" ", name, value).write(into: &self)
    }

    mutating func hiddenField(_ name: String, _ value: String) {
        raw("<input type=\"hidden\"")
        attribute("name", name)
        attribute("value", value)
        tieToPageForm()
        raw(">")
    }
}
