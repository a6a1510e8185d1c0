/// The clauses of one level of a statement, without those of its subqueries.
struct StatementClauses {
    /// In the order in which they stand.
    private static let order = [
        "select", "set", "from", "where", "group", "having", "window", "order", "limit", "offset", "for", "returning",
    ]

    private var clauses: [String: [SQLToken]] = [:]

    /// - Parameter tokens: what begins with a clause; what stands before the first one is left out.
    init(_ tokens: some Collection<SQLToken>) {
        var (name, rank) = ("", -1)
        var previous: SQLToken?
        for token in tokens {
            let isComparison = token.word == "from" && previous?.word == "distinct" && name != "select"
            if !isComparison, let word = token.word, let place = Self.order.firstIndex(of: word), place > rank {
                (name, rank) = (word, place)
            } else {
                clauses[name, default: []].append(token)
            }
            previous = token
        }
    }

    subscript(_ name: String) -> [SQLToken] { clauses[name] ?? [] }

    /// The tokens of some clauses.
    func tokens(_ names: String...) -> [SQLToken] { names.flatMap { self[$0] } }

    /// The tokens of all clauses but some.
    func tokens(without names: String...) -> [SQLToken] { Self.order.filter { !names.contains($0) }.flatMap { self[$0] } }
}
