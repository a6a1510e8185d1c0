package import Models

/// Full-text search over payee, note, reference and amount of every entry. The only engine-specific part of the repositories.
///
/// A contentless SQLite FTS5 table. Its rowids are keys that increase with the day (`TextKeys`), so the newest matches come first without
/// sorting. Texts are case-folded before they are indexed; each contains a token that identifies the household.
package struct TextIndex {
    /// Creates the virtual table.
    static func create(in connection: Connection) throws {
        try connection.script(
            "CREATE VIRTUAL TABLE entry_text USING fts5 (body, content = '', columnsize = 0, detail = none, tokenize = 'ascii')")
        // Merges eight segments at a time instead of four, so that a long import rewrites each token less often.
        try connection.script("INSERT INTO entry_text (entry_text, rank) VALUES ('automerge', 8)")
    }

    /// Merges the index into one segment, so that nothing is left of removed texts: until then only a mark hides them.
    static func compact(_ connection: Connection) throws {
        try connection.script("INSERT INTO entry_text (entry_text) VALUES ('optimize')")
    }

    // MARK: - Texts

    /// The token that identifies a household in its texts.
    static func householdToken(_ household: ID<Household>) -> [UInt8] {
        var token: [UInt8] = []
        appendToken(household.rawValue, 0x81, to: &token)
        return token
    }

    /// Appends the indexed text of an entry. Words are case-folded, and once more with letters spelled out if they have such; the tokens of
    /// household and amount use private characters, which cannot be typed.
    ///
    /// - Parameter spellsOut: whether letters are spelled out; bodies of schema versions before 33 have none.
    static func appendBody(
        token: [UInt8], payee: String, note: String, reference: String?, minorUnits: Int64, spellsOut: Bool = true, to bytes: inout [UInt8]
    ) {
        bytes.append(contentsOf: token)
        bytes.append(0x20)
        payee.appendFolded(to: &bytes)
        for text in [note, reference ?? ""] where !text.isEmpty {
            bytes.append(0x20)
            text.appendFolded(to: &bytes)
        }
        if spellsOut {
            for text in [payee, note, reference ?? ""] where text.hasSpelledLetters {
                bytes.append(0x20)
                text.appendFolded(to: &bytes, spellsOut: true)
            }
        }
        bytes.append(0x20)
        appendToken(Int64(clamping: minorUnits.magnitude), 0x82, to: &bytes)
    }

    /// The keys of a household, and what limits a query to it.
    package static func scope(of household: ID<Household>, in connection: Connection) throws -> TextScope {
        let (slot, isOnly) = try HouseholdRepository(connection).textSlot(of: household)
        return TextScope(keys: TextKeys(slot: slot), household: isOnly ? nil : household)
    }

    /// Builds an FTS5 query that matches all clauses and none of the excluded ones.
    ///
    /// - Parameter household: the scope; nil only with at least one clause.
    static func expression(household: ID<Household>?, all clauses: [TextClause], none excluded: [TextClause]) -> String {
        let wanted = "(" + (terms(household) + clauses.map(expression)).joined(separator: " AND ") + ")"
        return ([wanted] + excluded.map(expression)).joined(separator: " NOT ")
    }

    private static func expression(_ clause: TextClause) -> String {
        switch clause {
        case .word(let word): return "\"\(word)\""
        case .beginning(let text): return "\"\(text)\" *"
        case .amount(let minorUnits):
            var token: [UInt8] = []
            appendToken(Int64(clamping: minorUnits), 0x82, to: &token)
            return "\"" + String(decoding: token, as: UTF8.self) + "\""
        case .all(let clauses): return "(" + clauses.map(expression).joined(separator: " AND ") + ")"
        case .any(let clauses): return "(" + clauses.map(expression).joined(separator: " OR ") + ")"
        }
    }

    /// The token of a household in a query; empty for nil.
    private static func terms(_ household: ID<Household>?) -> [String] {
        household.map { ["\"" + String(decoding: householdToken($0), as: UTF8.self) + "\""] } ?? []
    }

    /// Builds an FTS5 query that matches all words of a text.
    ///
    /// - Parameter household: the scope.
    /// - Returns: nil if the text has no words.
    package static func expression(household: ID<Household>?, words text: String) -> String? {
        let words = words(in: text.folded)
        guard !words.isEmpty else { return nil }
        return (terms(household) + words.map { "\"\($0)\"" }).joined(separator: " AND ")
    }

    /// Builds an FTS5 query that matches an amount together with all words of one of some texts.
    ///
    /// - Parameter household: the scope.
    /// - Returns: nil if no text has words.
    package static func expression(household: ID<Household>?, amount: Int64, anyOf texts: [String]) -> String? {
        let alternatives = texts.map { words(in: $0.folded) }.filter { !$0.isEmpty }.map { words in
            "(" + words.map { "\"\($0)\"" }.joined(separator: " AND ") + ")"
        }
        guard !alternatives.isEmpty else { return nil }
        var token: [UInt8] = []
        appendToken(Int64(clamping: amount.magnitude), 0x82, to: &token)
        let fixed = terms(household) + ["\"" + String(decoding: token, as: UTF8.self) + "\""]
        return fixed.joined(separator: " AND ") + " AND (" + alternatives.joined(separator: " OR ") + ")"
    }

    /// Splits a case-folded text into words as FTS5's `ascii` tokenizer does: runs of ASCII letters and digits and non-ASCII characters.
    package static func words(in folded: String) -> [String] {
        folded.utf8.split { byte in
            !(byte >= 0x80 || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7A))
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Appends a number as a token: a private-use character (U+E001 or U+E002) and decimal digits.
    private static func appendToken(_ number: Int64, _ kind: UInt8, to bytes: inout [UInt8]) {
        bytes.append(0xEE)
        bytes.append(0x80)
        bytes.append(kind)
        let start = bytes.count
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[start...].reverse()
    }

    // MARK: - Statements

    /// Inserts a text with its key.
    static let insert: SQL = "INSERT INTO entry_text (rowid, body) VALUES ($1, $2)"
    static let delete: SQL = "INSERT INTO entry_text (entry_text, rowid, body) VALUES ('delete', $1, $2)"
    static let find: SQL = """
        SELECT text_entry.group_id, text_entry.text_key FROM entry_text
        JOIN text_entry ON text_entry.household = $1 AND text_entry.text_key = entry_text.rowid
        WHERE entry_text MATCH $2 AND entry_text.rowid < $3 ORDER BY entry_text.rowid DESC LIMIT $4
        """
    /// The same with the texts, accounts and status of the groups, one row for each part.
    static let findTexts: SQL = """
        SELECT found.text_key, txn.group_id, txn.payee, txn.status, txn.note, txn.reference, txn.amount, txn.source, txn.destination
        FROM (
            SELECT rowid AS text_key FROM entry_text WHERE entry_text MATCH $1 AND rowid < $2 ORDER BY rowid DESC LIMIT $3
        ) AS found
        CROSS JOIN text_entry ON text_entry.household = $4 AND text_entry.text_key = found.text_key
        CROSS JOIN txn ON txn.household = $4 AND txn.group_id = text_entry.group_id
        ORDER BY found.text_key DESC, txn.id
        """
    /// The number of matches, counted up to a limit.
    static let count: SQL = """
        SELECT COUNT(*) FROM (SELECT rowid FROM entry_text WHERE entry_text MATCH $1 LIMIT $2) AS found
        """
    /// The same of the matches that a reader sees, who does not see everything: the index itself knows no accounts.
    static let countSeen: SQL = """
        SELECT COUNT(*) FROM (
            SELECT text_entry.text_key FROM entry_text
            JOIN text_entry ON text_entry.household = $1 AND text_entry.text_key = entry_text.rowid
            WHERE entry_text MATCH $2 LIMIT $3
        ) AS found
        """
    package static let findSince: SQL = """
        SELECT text_entry.group_id FROM entry_text
        JOIN text_entry ON text_entry.household = $1 AND text_entry.text_key = entry_text.rowid
        WHERE entry_text MATCH $2 AND entry_text.rowid >= $3 ORDER BY entry_text.rowid
        """
    package static let findNewestSince: SQL = """
        SELECT text_entry.group_id FROM entry_text
        JOIN text_entry ON text_entry.household = $1 AND text_entry.text_key = entry_text.rowid
        WHERE entry_text MATCH $2 AND entry_text.rowid >= $3 ORDER BY entry_text.rowid DESC LIMIT $4
        """
}

/// Limits searches of the text index to a household.
package struct TextScope: Sendable {
    /// The keys of the household.
    package let keys: TextKeys
    /// The household whose token a query needs; nil if there is no other one in the file. The token is in all of its texts, so looking it up
    /// for each of a few matches costs more than the matches.
    package let household: ID<Household>?
}
