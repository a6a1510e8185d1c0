/// The text of one statement, in the SQL that SQLite ≥ 3.40 and PostgreSQL ≥ 15 share.
///
/// Only literals become statements, so nothing that a person typed can become part of one.
package struct SQL: Hashable, Sendable, ExpressibleByStringLiteral {
    /// As it is written in the source.
    package let text: String

    package init(stringLiteral value: StaticString) {
        text = value.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    }

    /// For the engine's own statements (schema, pragmas), never for a repository's.
    init(engine text: String) {
        self.text = text
    }
}
