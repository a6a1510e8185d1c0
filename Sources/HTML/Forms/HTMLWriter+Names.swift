extension HTMLWriter {
    /// The name of a field or button at the current position, equal to that in the receive traversal.
    public func name(label: String, explicit: String? = nil) -> String {
        FieldName.full(scope: page.scope, label: label, explicit: explicit)
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

    mutating func hiddenField(_ name: String, _ value: String) {
        raw("<input type=\"hidden\"")
        attribute("name", name)
        attribute("value", value)
        associateWithPageForm()
        raw(">")
    }
}
