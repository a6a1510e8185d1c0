/// A table, subquery or common table expression as `FROM` lists it, with the condition that joins it.
struct StatementSource {
    enum Content {
        case table(String)
        case query([SQLToken])
        /// A function that returns rows, with its arguments.
        case function([SQLToken])
        /// Joins in parentheses.
        case sources([StatementSource])
    }

    let content: Content
    /// The alias, or else the name.
    let name: String
    /// Whether rows of what stands before remain without one of this: only its own household follows from its condition.
    let isOptional: Bool
    let condition: [SQLToken]
    /// The columns of `USING`.
    let using: [String]

    private static let joining: Set = ["join", "left", "right", "full", "inner", "cross", "outer", "natural"]
    private static let noAlias: Set = joining.union(["on", "using", "not", "indexed"])

    /// The sources of a clause `FROM`, without that word.
    static func sources(of tokens: [SQLToken]) -> [StatementSource] {
        var rest = tokens[...]
        var sources: [StatementSource] = []
        var joins: Set<String> = []
        while let token = rest.first {
            if token == .symbol(",") {
                rest.removeFirst()
                joins = []
            } else if let word = token.word, joining.contains(word) {
                rest.removeFirst()
                joins.insert(word)
            } else {
                sources.append(source(&rest, isOptional: !joins.isDisjoint(with: ["left", "full"])))
                joins = []
            }
        }
        return sources
    }

    private static func source(_ rest: inout ArraySlice<SQLToken>, isOptional: Bool) -> StatementSource {
        let first = rest.removeFirst()
        var name = first.word ?? ""
        var content = Content.table(name)
        if let query = first.query {
            content = .query(query)
        } else if let group = first.group {
            content = .sources(sources(of: group))
        } else if let arguments = rest.first?.group {
            rest.removeFirst()
            content = .function(arguments)
        }
        if rest.first?.word == "as" { rest.removeFirst() }
        if let alias = rest.first?.word, !noAlias.contains(alias) {
            rest.removeFirst()
            name = alias
        }
        // The names of the columns of a subquery.
        if rest.first?.group != nil { rest.removeFirst() }
        if rest.first?.word == "not" { rest.removeFirst(2) }
        if rest.first?.word == "indexed" { rest.removeFirst(3) }
        var condition: [SQLToken] = []
        var using: [String] = []
        if rest.first?.word == "on" {
            rest.removeFirst()
            condition = Array(rest.prefix { $0 != .symbol(",") && !joining.contains($0.word ?? "") })
            rest.removeFirst(condition.count)
        } else if rest.first?.word == "using" {
            using = rest.dropFirst().first?.group?.compactMap(\.word) ?? []
            rest.removeFirst(min(2, rest.count))
        }
        return StatementSource(content: content, name: name, isOptional: isOptional, condition: condition, using: using)
    }
}
