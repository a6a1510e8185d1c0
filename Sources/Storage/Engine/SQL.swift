/// One SQL statement in the subset shared by SQLite ≥ 3.40 and PostgreSQL ≥ 15.
///
/// Only string literals become statements, so user input cannot be injected.
package struct SQL: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The statement's text.
    package let text: String

    /// Makes a statement from a literal.
    package init(stringLiteral value: StaticString) {
        text = value.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }

    /// For engine-specific statements (schema, pragmas), not for repositories.
    init(engine text: String) {
        self.text = text
    }
}
