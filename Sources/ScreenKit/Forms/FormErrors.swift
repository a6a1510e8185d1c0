package import Localization
package import Services

/// The validation errors of a form by field.
package protocol FormErrors: Hashable {
    init()

    /// The error that belongs to no single field.
    var form: LocalizedText? { get set }

    /// The field that shows a violation.
    ///
    /// - Parameter name: as in `RuleViolation.field`.
    /// - Returns: nil if the form has no such field.
    static func field(_ name: String) -> WritableKeyPath<Self, LocalizedText?>?
}

extension FormErrors {
    package var isEmpty: Bool { self == Self() }

    /// Shows the error of a service: the violation of a rule at its field, all others below the form.
    package mutating func show(_ error: ServiceError) {
        if case .rule(let violation) = error, let field = violation.field.flatMap(Self.field) {
            self[keyPath: field] = violation.text
        } else {
            form = error.text
        }
    }
}
