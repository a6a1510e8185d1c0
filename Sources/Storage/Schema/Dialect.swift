/// How the portable schema is written for an engine: the one place where types differ.
package enum Dialect: Sendable {
    case sqlite, postgres

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

    /// The text with every occurrence of a part replaced.
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
