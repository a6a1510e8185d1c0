import Models

/// What the text index answers of a search.
struct TextSearch {
    private let connection: Connection
    private let household: ID<Household>
    private let search: EntrySearch

    init(_ connection: Connection, household: ID<Household>, search: EntrySearch) {
        self.connection = connection
        self.household = household
        self.search = search
    }

    /// The query of the text index; nil without clauses. A last word that many entries contain is complete: SQLite collects all rows of a
    /// prefix before it returns the first one.
    func expression() throws -> String? {
        let clauses = try search.clauses.map { clause in
            guard case .words(let words, isLastPrefix: true) = clause, let last = words.last, try isFrequent(last) else { return clause }
            return TextClause.words(words, isLastPrefix: false)
        }
        return TextIndex.expression(household: household, all: clauses, none: search.excluded)
    }

    /// The number of transactions that match, counted up to a limit.
    func count(upTo limit: Int) throws -> Int {
        try expression().flatMap { try connection.first(TextIndex.count, .text($0), .int(limit)) { $0.int(0) } } ?? 0
    }

    /// Whether more entries contain a word than a prefix is looked for.
    private func isFrequent(_ word: String) throws -> Bool {
        let expression = TextIndex.expression(household: household, all: [.words([word], isLastPrefix: false)], none: [])
        return try expression.map {
            try connection.first(TextIndex.isFrequent, .text($0), .int(EntryRepository.frequentWord)) { _ in true } ?? false
        } ?? false
    }
}
