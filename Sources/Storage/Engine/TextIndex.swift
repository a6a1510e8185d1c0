package import Models

/// Full-text search over payee, note, reference and amount of every entry: the one place where the engines' text search differs.
///
/// SQLite's FTS5 without content of its own. Its row numbers are keys that rise with the day, so the newest hits come first without
/// sorting. Texts are folded before they come here; the household stands in each text as a word of its own.
package struct TextIndex {

    static func create(in connection: Connection) throws {
        try connection.script(
            "CREATE VIRTUAL TABLE entry_text USING fts5 (body, content = '', columnsize = 0, detail = none, tokenize = 'ascii')")
        // Segments are merged by eights instead of fours: a long import writes each word less often.
        try connection.script("INSERT INTO entry_text (entry_text, rank) VALUES ('automerge', 8)")
    }

    // MARK: - Keys

    /// The first key that an entry of a day tries; the next free one behind it is taken.
    package static func firstKey(day: Day, group: ID<Transaction>) -> Int64 {
        // 21 bits of day (from the year 1 to 5741, beyond which days are as one), 42 bits that differ within the day.
        min(max(Int64(day.number) + 719_162, 0), (1 << 21) - 1) << 42 | (group.rawValue & ((1 << 42) - 1))
    }

    /// A key's day, and what tells it from others of the day.
    package static func parts(of key: Int64) -> (day: Day, rest: Int64) {
        (Day(number: Int32(clamping: (key >> 42) - 719_162)), key & ((1 << 42) - 1))
    }

    // MARK: - Texts

    /// The word that stands for a household in every text of its own.
    static func householdMark(_ household: ID<Household>) -> [UInt8] {
        var mark: [UInt8] = []
        appendMark(household.rawValue, 0x81, to: &mark)
        return mark
    }

    /// Adds the text under which an entry is found. Words are folded; the household and the amount are words that nobody can type.
    static func appendBody(
        mark: [UInt8], payee: String, note: String, reference: String?, minorUnits: Int64, to bytes: inout [UInt8]
    ) {
        bytes.append(contentsOf: mark)
        bytes.append(0x20)
        payee.appendFolded(to: &bytes)
        if !note.isEmpty {
            bytes.append(0x20)
            note.appendFolded(to: &bytes)
        }
        if let reference, !reference.isEmpty {
            bytes.append(0x20)
            reference.appendFolded(to: &bytes)
        }
        bytes.append(0x20)
        appendMark(Int64(clamping: minorUnits.magnitude), 0x82, to: &bytes)
    }

    /// What to look for: every word, the last one also as the beginning of a word; or an amount.
    ///
    /// Nil where the search text holds no word.
    package static func expression(household: ID<Household>, search: String, amounts: [Int64]) -> String? {
        let scope = "\"" + String(decoding: householdMark(household), as: UTF8.self) + "\""
        let words = words(in: search.folded)
        var alternatives: [String] = []
        if !words.isEmpty {
            var terms = words.dropLast().map { "\"\($0)\"" }
            if let last = words.last { terms.append(last.utf8.count >= 2 ? "\"\(last)\" *" : "\"\(last)\"") }
            alternatives.append("(" + terms.joined(separator: " AND ") + ")")
        }
        for amount in amounts {
            var mark: [UInt8] = []
            appendMark(Int64(clamping: amount.magnitude), 0x82, to: &mark)
            alternatives.append("\"" + String(decoding: mark, as: UTF8.self) + "\"")
        }
        guard !alternatives.isEmpty else { return nil }
        return scope + " AND (" + alternatives.joined(separator: " OR ") + ")"
    }

    /// The words of a folded text as the index parts them: runs of ASCII letters and digits and of everything beyond ASCII.
    package static func words(in folded: String) -> [String] {
        folded.utf8.split { byte in
            !(byte >= 0x80 || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x7A))
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// A number as a word in a private character (U+E001, U+E002) and decimal digits.
    private static func appendMark(_ number: Int64, _ kind: UInt8, to bytes: inout [UInt8]) {
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

    /// Adds a text under its key.
    package static let insert: SQL = "INSERT INTO entry_text (rowid, body) VALUES ($1, $2)"
    static let delete: SQL = "INSERT INTO entry_text (entry_text, rowid, body) VALUES ('delete', $1, $2)"
    static let find: SQL = """
        SELECT text_entry.group_id, text_entry.text_key FROM entry_text
        JOIN text_entry ON text_entry.text_key = entry_text.rowid
        WHERE entry_text MATCH $1 AND entry_text.rowid < $2 ORDER BY entry_text.rowid DESC LIMIT $3
        """
}
