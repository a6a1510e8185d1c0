import Models

/// Keeps the text index in step with the transactions of one write.
///
/// The index wants its keys in rising order: every step back costs it a segment. So changes are gathered and written in order, many at
/// once; a file that lists its newest line first costs no more than another.
final class TextWriter {
    private let connection: Connection
    private let household: ID<Household>
    private let insertEntry: PreparedStatement
    private let insertText: PreparedStatement
    private var added: [Int64: [UInt8]] = [:]
    private var removed: [Int64: [UInt8]] = [:]
    private var body: [UInt8] = []

    /// Texts gathered before they are written: some 3 MB.
    private static let batch = 32_768

    init(_ connection: Connection, household: ID<Household>) throws {
        self.connection = connection
        self.household = household
        insertEntry = try connection.prepare(
            "INSERT INTO text_entry (text_key, household, group_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        insertText = try connection.prepare(TextIndex.insert)
        insertEntry.bind(2, household.rawValue)
    }

    /// Adds a group.
    ///
    /// - Returns: the key under which it is found.
    func add(_ group: TransactionGroup) throws -> Int64 {
        var key = Self.firstKey(of: group)
        while true {
            insertEntry.bind(1, key)
            insertEntry.bind(3, group.id.rawValue)
            if try insertEntry.runCountingChanges() == 1 { break }
            key += 1
        }
        compose(group)
        added[key] = body
        if added.count + removed.count >= Self.batch { try flush() }
        return key
    }

    func remove(_ group: TransactionGroup, key: Int64) throws {
        try connection.execute("DELETE FROM text_entry WHERE text_key = $1", .integer(key))
        // What was never written need not be taken away.
        if added.removeValue(forKey: key) == nil {
            compose(group)
            removed[key] = body
        }
        if added.count + removed.count >= Self.batch { try flush() }
    }

    /// Puts a group in the place of what it was; a change that neither moves it nor alters its text costs nothing.
    func replace(_ old: TransactionGroup, key: Int64?, with new: TransactionGroup) throws -> Int64 {
        guard let key else { return try add(new) }
        compose(old)
        let before = body
        compose(new)
        if before == body, Self.firstKey(of: old) == Self.firstKey(of: new) { return key }
        try remove(old, key: key)
        return try add(new)
    }

    /// Writes what was gathered, in the order of the keys.
    func flush() throws {
        for key in Set(added.keys).union(removed.keys).sorted() {
            if let text = removed[key] {
                try connection.execute(TextIndex.delete, .integer(key), .text(String(decoding: text, as: UTF8.self)))
            }
            if let text = added[key] {
                insertText.bind(1, key)
                insertText.bind(2, utf8: text)
                try insertText.run()
            }
        }
        added.removeAll(keepingCapacity: true)
        removed.removeAll(keepingCapacity: true)
    }

    // MARK: - Private

    private static func firstKey(of group: TransactionGroup) -> Int64 {
        let day = group.parts.first.map { max($0.sourceDay, $0.destinationDay) } ?? Day(number: 0)
        return TextIndex.firstKey(day: day, group: group.id)
    }

    private func compose(_ group: TransactionGroup) {
        var note = group.parts.first?.note ?? ""
        for part in group.parts.dropFirst() where !part.note.isEmpty { note += " " + part.note }
        let units = group.parts.reduce(Int64(0)) { $0.addingReportingOverflow($1.amount.minorUnits).partialValue }
        TextIndex.body(
            household: household, payee: group.payee, note: note, reference: group.reference, minorUnits: units, into: &body)
    }
}
