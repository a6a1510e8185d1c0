/// What engines spell differently: the types and the name of the schema, and the lock of a household.
package enum Dialect: Sendable {
    case sqlite, postgres

    /// Takes the row of the household $1, which every write of it takes first; nil for an engine whose writes are serialized.
    var householdLock: SQL? {
        switch self {
        case .sqlite: nil
        case .postgres: "SELECT id FROM household WHERE id = $1 FOR UPDATE"
        }
    }

    /// What names the schema of a table, so that a common table expression of the table's name does not shadow it.
    var schemaPrefix: String {
        switch self {
        case .sqlite: "main."
        case .postgres: "public."
        }
    }

    /// Translates one statement of the schema.
    func translate(_ statement: String) -> String {
        switch self {
        case .sqlite:
            return statement
        case .postgres:
            var text = statement
            for (from, to) in [
                (") STRICT, WITHOUT ROWID", ")"), (") STRICT", ")"), (" INTEGER", " BIGINT"), (" BLOB", " BYTEA"),
                (" TEXT", " TEXT COLLATE \"C\""),
            ] {
                text = text.components(replacing: from, with: to)
            }
            return text
        }
    }
}

extension String {
    /// Returns the string with all occurrences of a substring replaced.
    fileprivate func components(replacing part: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            result += rest[..<range.lowerBound]
            result += other
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
