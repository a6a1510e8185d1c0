import Models

/// Keeps the text index in step with the transactions of one write.
///
/// The index wants its keys in rising order: every step back costs it a segment. So changes are gathered and written in order, many at
/// once; a file that lists its newest line first costs no more than another.
final class TextWriter {

    /// A text that is to be added to or taken from the index.
    private struct Change {
        var key: Int64
        var isRemoval: Bool
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
    /// - Returns: the key under which it is found.
    func add(_ group: TransactionGroup) throws -> Int64 {
        var key = Self.firstKey(of: group)
        while true {
            insertEntry.bind(1, key)
            insertEntry.bind(3, group.id.rawValue)
            if try insertEntry.runCountingChanges() == 1 { break }
            key += 1
        }
        try gather(group, key: key, isRemoval: false)
        return key
    }

    func remove(_ group: TransactionGroup, key: Int64) throws {
        // What is taken away has to be written first.
        if isWaiting(key) { try flush() }
        try connection.execute("DELETE FROM text_entry WHERE text_key = $1", .integer(key))
        try gather(group, key: key, isRemoval: true)
    }

    /// Puts a group in the place of what it was; a change that neither moves it nor alters its text costs nothing.
    func replace(_ old: TransactionGroup, key: Int64?, with new: TransactionGroup) throws -> Int64 {
        guard let key else { return try add(new) }
        if Self.firstKey(of: old) == Self.firstKey(of: new), text(of: old) == text(of: new) { return key }
        try remove(old, key: key)
        return try add(new)
    }

    /// Writes what was gathered, in the order of the keys.
    func flush() throws {
        // A key that was given up and taken again: away with the old text first.
        changes.sort { ($0.key, $0.isRemoval ? 0 : 1) < ($1.key, $1.isRemoval ? 0 : 1) }
        try texts.withUnsafeBufferPointer { texts in
            for change in changes {
                let statement = change.isRemoval ? deleteText : insertText
                statement.bind(1, change.key)
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

    private func isWaiting(_ key: Int64) -> Bool {
        for change in changes[waitingCount...] where !change.isRemoval { waiting.insert(change.key) }
        waitingCount = changes.count
        return waiting.contains(key)
    }

    private func gather(_ group: TransactionGroup, key: Int64, isRemoval: Bool) throws {
        let start = texts.count
        append(group, to: &texts)
        changes.append(Change(key: key, isRemoval: isRemoval, start: Int32(start), count: Int32(texts.count - start)))
        if changes.count >= Self.batch || texts.count > Self.batch << 8 { try flush() }
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
        let units = group.parts.reduce(Int64(0)) { $0.addingReportingOverflow($1.amount.minorUnits).partialValue }
        TextIndex.appendBody(
            mark: mark, payee: group.payee, note: note, reference: group.reference, minorUnits: units, to: &bytes)
    }
}
