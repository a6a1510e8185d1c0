/// A token of an SQL statement; what stands in parentheses is one.
indirect enum SQLToken: Hashable {
    /// A keyword or a name, in lower case; a quoted name as it stands.
    case word(String)
    /// `$1` or `?`.
    case parameter(String)
    case number(String)
    /// The content of a literal in quotes.
    case text(String)
    /// An operator, comma, period or semicolon.
    case symbol(String)
    case group([SQLToken])

    var word: String? {
        if case .word(let word) = self { word } else { nil }
    }

    var group: [SQLToken]? {
        if case .group(let tokens) = self { tokens } else { nil }
    }

    /// The tokens in parentheses, if they are a query.
    var query: [SQLToken]? {
        guard let group, ["select", "with", "values"].contains(group.first?.word) else { return nil }
        return group
    }
}

extension Collection<SQLToken> {
    /// The tokens between separators; one empty part if there are none.
    func parts(by separator: SQLToken) -> [[SQLToken]] { split(separator: separator, omittingEmptySubsequences: false).map { Array($0) } }
}
