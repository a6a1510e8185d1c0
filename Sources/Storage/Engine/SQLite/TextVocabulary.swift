import GRDB

/// The words of the text index, in which the beginning of a word is looked up.
///
/// FTS5 collects every row of a prefix before it returns the first one. So a beginning is replaced by the words that begin with it, whose
/// rows are read as they are needed.
struct TextVocabulary {
    let connection: Connection

    /// A beginning is replaced by at most so many words.
    static let mostWords = 64

    /// A beginning of more words with at most so many rows is left to the text index.
    static let fewRows = 5_000

    /// Creates the virtual table over the words on a connection; it stores nothing.
    static func create(in database: GRDB.Database) throws {
        try database.execute(sql: "CREATE VIRTUAL TABLE temp.entry_word USING fts5vocab (main, entry_text, instance)")
    }

    /// The clause without beginnings that have many rows; nil if one of them begins too many words.
    func resolve(_ clause: TextClause) throws -> TextClause? {
        switch clause {
        case .word, .amount: return clause
        case .all(let clauses): return try resolve(clauses).map { .all($0) }
        case .any(let clauses): return try resolve(clauses).map { .any($0) }
        case .beginning(let text):
            // Words are UTF-8, and none contains the last code point.
            let end = text + "\u{10FFFF}"
            let words = try connection.all(Self.words, .text(text), .text(end), .int(Self.mostWords + 1)) { $0.text(0) }
            guard !words.isEmpty else { return clause }
            guard words.count > Self.mostWords else { return .any(words.map { .word($0) }) }
            let rows = try connection.first(Self.count, .text(text), .text(end), .int(Self.fewRows + 1)) { $0.int(0) } ?? 0
            return rows > Self.fewRows ? nil : clause
        }
    }

    private func resolve(_ clauses: [TextClause]) throws -> [TextClause]? {
        var resolved: [TextClause] = []
        for clause in clauses {
            guard let clause = try resolve(clause) else { return nil }
            resolved.append(clause)
        }
        return resolved
    }

    /// The number of rows of the words in a range, counted up to a limit.
    private static let count: SQL = """
        SELECT COUNT(*) FROM (SELECT 1 FROM entry_word WHERE term >= $1 AND term < $2 LIMIT $3) AS found
        """

    /// The words in a range; each is found by a search behind the previous one, however many rows that has.
    private static let words: SQL = """
        WITH RECURSIVE found (term) AS (
            SELECT (SELECT term FROM entry_word WHERE term >= $1 AND term < $2 LIMIT 1)
            UNION ALL
            SELECT (SELECT term FROM entry_word WHERE term >= found.term || char(1) AND term < $2 LIMIT 1)
            FROM found WHERE found.term IS NOT NULL
        )
        SELECT term FROM found WHERE term IS NOT NULL LIMIT $3
        """
}
