package import Localization

/// What a field of a form shows: its label and its value, for a list that compares them.
package struct FieldReading: Sendable {
    /// The value of a field.
    package enum Value: Hashable, Sendable {
        /// Typed text; empty if there is none.
        case text(String)
        /// A typed number, with the unit that stands beside it, such as `EUR`; hidden where amounts are.
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
    /// What the fields of a view show, in their order. Passphrases, files and hidden fields are no part of it, nor are fields that cannot be
    /// changed.
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
