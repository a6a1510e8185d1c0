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

    /// Makes one statement that tells which of several queries have rows: one row with a column for each, 1 or 0. The queries share the
    /// statement's parameters.
    package init(existenceOf queries: [SQL]) {
        text = "SELECT " + queries.map { "CASE WHEN EXISTS (\($0.text)) THEN 1 ELSE 0 END" }.joined(separator: ", ")
    }

    /// For engine-specific statements (schema, pragmas), not for repositories.
    init(engine text: String) {
        self.text = text
    }
}
