/// One SQL statement in the subset shared by SQLite ≥ 3.40 and PostgreSQL ≥ 15.
///
/// Only string literals become statements, so user input cannot be injected. The only interpolations are those of an `IN` list,
/// `"… AND id IN (\(list: 2))"`, of rows, `"VALUES \(rows: 1, columns: 5)"`,
/// of the columns of a record, `"SELECT \(Person.self) FROM …"`, and of parts that several statements share, which are literals as well.
///
/// Parameters are numbered in the order of their first occurrence: SQLite takes `$2` for a name, and numbers names as it finds them.
package struct SQL: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The statement's text.
    package let text: String

    /// The text with a short list or few rows; nil for a statement without them.
    let shortText: String?

    /// Makes a statement from a literal.
    package init(stringLiteral value: StaticString) {
        text = value.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        shortText = nil
    }

    /// Makes a statement from a literal with a list or rows.
    package init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        shortText = stringInterpolation.shortText
    }

    /// Makes one statement that tells which of several queries have rows: one row with a column for each, 1 or 0. The queries share the
    /// statement's parameters.
    package init(existenceOf queries: [SQL]) {
        text = "SELECT " + queries.map { "CASE WHEN EXISTS (\($0.text)) THEN 1 ELSE 0 END" }.joined(separator: ", ")
        shortText = nil
    }

    /// For engine-specific statements (schema, pragmas), not for repositories.
    init(engine text: String) {
        self.text = text
        shortText = nil
    }

    /// The statement with a short list or few rows.
    var short: SQL { shortText.map { SQL(engine: $0) } ?? self }

    /// Builds the texts of a literal with a list or rows.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var shortText = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a part of the literal.
        package mutating func appendLiteral(_ literal: StaticString) {
            append(literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) })
        }

        /// Appends a part that is the same in both texts, without a list or rows.
        package mutating func append(_ part: String) {
            text += part
            shortText += part
        }

        /// Appends a part of statements that is written once.
        package mutating func appendInterpolation(_ part: SQL) { append(part.text) }

        /// Appends the parameters of a list, from `$first` on.
        package mutating func appendInterpolation(list first: Int) {
            func list(_ size: Int) -> String { (first..<first + size).map { "$\($0)" }.joined(separator: ", ") }
            text += list(ValueList.size)
            shortText += list(ValueList.shortSize)
        }

        /// Appends rows of integer parameters, from `$first` on.
        package mutating func appendInterpolation(rows first: Int, columns: Int) {
            func rows(_ size: Int) -> String {
                (0..<size).map { row in
                    let parameters = (first + row * columns..<first + (row + 1) * columns).map { "CAST($\($0) AS BIGINT)" }
                    return "(" + parameters.joined(separator: ", ") + ")"
                }.joined(separator: ", ")
            }
            text += rows(ValueRows.size)
            shortText += rows(ValueRows.shortSize)
        }
    }
}
