package import Localization

/// A rule that a request violated: a code for programs, the field that it concerns, and a text for users.
///
/// Each rule is one function or property in an extension in this folder, which is the only place that has its code and its text:
///
///     throw ServiceError.rule(.accountNameTaken)
///
/// Codes never change. `docs/errors.md` lists them and is made from these declarations by `scripts/list-errors`.
package struct RuleViolation: Hashable, Sendable {
    /// Identifies the rule: `savings.goal.day-past`. A code that begins with `request.` means that the request is incomplete or contradicts the data;
    /// the command line then exits with 64.
    package let code: String
    /// The field of the request that violates the rule, as the API names it: `by`; nil if the rule concerns no single field.
    package let field: String?
    /// The text for users; one sentence without a full stop. Its arguments are those of the violation.
    package let text: LocalizedText

    package init(_ code: String, field: String? = nil, _ text: LocalizedText) {
        self.code = code
        self.field = field
        self.text = text
    }

    /// Whether the request is incomplete or contradicts the data.
    package var concernsRequest: Bool { code.hasPrefix("request.") }
}

extension RuleViolation: CustomStringConvertible {
    package var description: String { text.english }
}
