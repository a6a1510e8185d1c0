package import Localization

/// The label and value of a field of a form, for a list that compares them.
package struct FieldReading: Sendable {
    /// The value of a field.
    package enum Value: Hashable, Sendable {
        /// Typed text; empty if there is none.
        case text(String)
        /// A typed number, with its unit, such as `EUR`; hidden if amounts are.
        case number(String, unit: String?)
        /// A day as it is sent: `YYYY-MM-DD`; empty if there is none.
        case day(String)
        /// The titles of the chosen options, in the order of the options.
        case options([LocalizedText])
        /// Whether a switch is on.
        case isOn(Bool)
    }

    /// The name of the field in its form.
    package let name: String
    /// The label, after the headings of the groups that the field is in: `Part 1: Amount`.
    package let label: LocalizedText
    package let value: Value
}

extension PageContext {
    /// The readings of a view's fields, in order. Passphrases, files and hidden fields are omitted, and so are fields that cannot be changed.
    package func readings(of fields: some View) -> [FieldReading] {
        var page = self
        page.isAudited = false
        page.insideForm = true
        page.readings = []
        var writer = HTMLWriter(page: page, capacity: 4_096)
        fields.render(into: &writer)
        return writer.page.readings ?? []
    }

    mutating func read(_ caption: FieldCaption, _ name: String, _ value: @autoclosure () -> FieldReading.Value) {
        guard readings != nil, isReadingStored, !caption.isDisabled else { return }
        readings?.append(FieldReading(name: name, label: .joined(fieldHeadings + [caption.label], separator: ": "), value: value()))
    }
}
