package import Localization

/// A field of a form that can be wrong. The raw value is its name in `RuleViolation.field`.
package protocol FormField: RawRepresentable<String>, Hashable {
    /// The fields that show the violations of others, by the names of these in `RuleViolation.field`.
    static var others: [String: Self] { get }
}

extension FormField {
    package static var others: [String: Self] { [:] }
}

/// The validation errors of a form whose fields are the cases of an enum.
package struct FormFieldErrors<Field: FormField>: FormErrors {
    private var texts: [Field: LocalizedText] = [:]
    package var form: LocalizedText?

    package init() {}

    package subscript(field: Field) -> LocalizedText? {
        get { texts[field] }
        set { texts[field] = newValue }
    }

    /// Whether one of some fields is wrong.
    package func concern(_ fields: [Field]) -> Bool { fields.contains { texts[$0] != nil } }

    package static func field(_ name: String) -> WritableKeyPath<Self, LocalizedText?>? {
        (Field(rawValue: name) ?? Field.others[name]).map { \.[$0] }
    }
}

extension FormFieldErrors where Field: CaseIterable {
    /// All errors in the order of the fields.
    package var all: [LocalizedText] { Field.allCases.compactMap { texts[$0] } + [form].compactMap(\.self) }
}
