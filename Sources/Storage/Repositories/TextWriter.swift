import Models

/// Keeps the text index in step with the transactions of one write.
///
/// The index wants its keys in rising order: every step back costs it a segment. So changes are gathered and written in order, many at
/// once; a file that lists its newest line first costs no more than another.
final class TextWriter {

    /// A text that is to be added to or taken from the index.
    private struct Change {
        var key: Int64
        /// What is found by it; nil where the text is taken away.
        var group: ID<Transaction>?
        /// Where its text stands in `texts`.
        var start: Int32
        var count: Int32
    }

    private let connection: Connection
    private let household: ID<Household>
    private let mark: [UInt8]
    private let insertEntry: PreparedStatement
    private let insertText: PreparedStatement
    private let deleteText: PreparedStatement
    /// Prepared when the first text is taken away.
    private var findKey: PreparedStatement?
    private var deleteEntry: PreparedStatement?
    private var changes: [Change] = []
    /// Keys that were added and not written yet, of the first `waitingCount` changes: gathered when something is taken away.
    private var waiting: Set<Int64> = []
    private var waitingCount = 0
    private var texts: [UInt8] = []

    /// Texts gathered before they are written: some 3 MB.
    private static let batch = 32_768

    init(_ connection: Connection, household: ID<Household>) throws {
        self.connection = connection
        self.household = household
        mark = TextIndex.householdMark(household)
        insertEntry = try connection.prepare(
            "INSERT INTO text_entry (text_key, household, group_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        insertText = try connection.prepare(TextIndex.insert)
        deleteText = try connection.prepare(TextIndex.delete)
        insertEntry.bind(2, household.rawValue)
    }

    /// Adds a group.
    ///
    /// - Returns: the key under which it will be found. Where it turns out to be taken, `flush` gives the group the next free one.
    func add(_ group: TransactionGroup) throws -> Int64 {
        // The row that carries the key is written after this: what waits before it is written first, and this one never alone.
        if isFull { try flush() }
        let key = Self.firstKey(of: group)
        gather(group, key: key, isRemoval: false)
        return key
    }

    /// - Parameter key: the group's own, as `settledKey` says.
    func remove(_ group: TransactionGroup, key: Int64) throws {
        if isFull { try flush() }
        let statement = try deleteEntry ?? connection.prepare("DELETE FROM text_entry WHERE text_key = $1")
        deleteEntry = statement
        statement.bind(1, key)
        try statement.run()
        gather(group, key: key, isRemoval: true)
    }

    /// Whether two states of a group are found by the same words in the same place.
    func isSameText(_ old: TransactionGroup, _ new: TransactionGroup) -> Bool {
        Self.firstKey(of: old) == Self.firstKey(of: new) && text(of: old) == text(of: new)
    }

    /// The key that a group carries; it may still wait to be written.
    func key(of group: ID<Transaction>) throws -> Int64? {
        let statement = try findKey ?? connection.prepare("SELECT MAX(text_key) FROM txn WHERE household = $1 AND group_id = $2")
        findKey = statement
        statement.bind(1, household.rawValue)
        statement.bind(2, group.rawValue)
        defer { statement.reset() }
        return try statement.step()?.optionalInteger(0)
    }

    /// The key under which a group is found. It is written first where it still waits: only then it is the group's for good.
    func settledKey(of group: ID<Transaction>) throws -> Int64? {
        guard let key = try key(of: group) else { return nil }
        guard isWaiting(key) else { return key }
        try flush()
        return try self.key(of: group)
    }

    /// Writes what was gathered, in the order of the keys.
    func flush() throws {
        // A key that was given up and taken again: away with the old text first.
        changes.sort { ($0.key, $0.group == nil ? 0 : 1) < ($1.key, $1.group == nil ? 0 : 1) }
        try texts.withUnsafeBufferPointer { texts in
            for change in changes {
                let statement = change.group == nil ? deleteText : insertText
                statement.bind(1, try change.group.map { try take(change.key, for: $0) } ?? change.key)
                statement.bind(2, lasting: UnsafeBufferPointer(rebasing: texts[Int(change.start)..<Int(change.start + change.count)]))
                try statement.run()
            }
        }
        changes.removeAll(keepingCapacity: true)
        waiting.removeAll(keepingCapacity: true)
        waitingCount = 0
        texts.removeAll(keepingCapacity: true)
    }

    // MARK: - Private

    /// Takes a key for a group, or the next free one behind it.
    private func take(_ first: Int64, for group: ID<Transaction>) throws -> Int64 {
        var key = first
        insertEntry.bind(3, group.rawValue)
        while true {
            insertEntry.bind(1, key)
            if try insertEntry.runCountingChanges() == 1 { break }
            key += 1
        }
        if key != first {
            try connection.execute(
                "UPDATE txn SET text_key = $1 WHERE household = $2 AND group_id = $3 AND text_key = $4", .integer(key), .id(household),
                .id(group), .integer(first))
        }
        return key
    }

    /// Whether enough was gathered to be written.
    private var isFull: Bool { changes.count >= Self.batch || texts.count > Self.batch << 8 }

    private func isWaiting(_ key: Int64) -> Bool {
        for change in changes[waitingCount...] where change.group != nil { waiting.insert(change.key) }
        waitingCount = changes.count
        return waiting.contains(key)
    }

    private func gather(_ group: TransactionGroup, key: Int64, isRemoval: Bool) {
        let start = texts.count
        append(group, to: &texts)
        changes.append(
            Change(key: key, group: isRemoval ? nil : group.id, start: Int32(start), count: Int32(texts.count - start)))
    }

    private static func firstKey(of group: TransactionGroup) -> Int64 {
        let day = group.parts.first.map { max($0.sourceDay, $0.destinationDay) } ?? Day(number: 0)
        return TextIndex.firstKey(day: day, group: group.id)
    }

    private func text(of group: TransactionGroup) -> [UInt8] {
        var bytes: [UInt8] = []
        append(group, to: &bytes)
        return bytes
    }

    private func append(_ group: TransactionGroup, to bytes: inout [UInt8]) {
        var note = group.parts.first?.note ?? ""
        for part in group.parts.dropFirst() where !part.note.isEmpty { note += " " + part.note }
        let units = group.parts.reduce(Int64(0)) { $0.addingClamped($1.amount.minorUnits) }
        TextIndex.appendBody(
            mark: mark, payee: group.payee, note: note, reference: group.reference, minorUnits: units, to: &bytes)
    }
}
