package import Models

/// Updates the text index with the transactions of one write.
///
/// FTS5 needs rowids in ascending order: each smaller one starts a new segment. So changes are buffered and written in key order, which
/// makes files with their newest line first as fast as others.
package final class TextIndexWriter {
    /// A text to be added to or removed from the index.
    private struct Change {
        var key: Int64
        /// The group of an added text; nil for a removed one.
        var group: ID<Transaction>?
        /// The range of its text in `texts`.
        var start: Int32
        var count: Int32
    }

    private let connection: Connection
    private let household: ID<Household>
    private let token: [UInt8]
    private let insertEntry: PreparedStatement
    private let insertText: PreparedStatement
    private let deleteText: PreparedStatement
    private let moveKey: PreparedStatement
    /// Prepared at the first removal.
    private var findKey: PreparedStatement?
    private var deleteEntry: PreparedStatement?
    private var changes: [Change] = []
    /// The unwritten added keys of the first `bufferedKeyCount` changes; updated lazily by `isBuffered`.
    private var bufferedKeys: Set<Int64> = []
    private var bufferedKeyCount = 0
    private var texts: [UInt8] = []

    /// The number of buffered texts, about 1.5 MB.
    private static let bufferLimit = 16_384

    /// Accesses a household's texts on a connection, for the duration of its write.
    package init(_ connection: Connection, household: ID<Household>) throws {
        self.connection = connection
        self.household = household
        token = TextIndex.householdToken(household)
        insertEntry = try connection.prepareWrite(
            "INSERT INTO text_entry (text_key, household, group_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        insertText = try connection.prepareWrite(TextIndex.insert)
        deleteText = try connection.prepareWrite(TextIndex.delete)
        moveKey = try connection.prepareWrite(
            "UPDATE txn SET text_key = $1 WHERE household = $2 AND group_id = $3 AND text_key = $4")
    }

    /// Adds a group.
    ///
    /// - Returns: the group's preliminary key. If it is taken, `flush` assigns the next free one.
    package func add(_ group: TransactionGroup) throws -> Int64 {
        // The transaction row with this key is inserted afterwards, so `flush` must not write this text before that: flush before
        // appending.
        if isFull { try flush() }
        let key = try Self.firstKey(of: group)
        buffer(group, key: key, isRemoval: false)
        return key
    }

    /// Removes a group.
    ///
    /// - Parameter key: the group's key from `finalKey`.
    package func remove(_ group: TransactionGroup, key: Int64) throws {
        if isFull { try flush() }
        let statement = try deleteEntry ?? connection.prepare("DELETE FROM text_entry WHERE text_key = $1")
        deleteEntry = statement
        statement.bind(1, key)
        try statement.run()
        buffer(group, key: key, isRemoval: true)
    }

    /// Whether two states of a group have the same indexed text and position.
    package func isSameText(_ old: TransactionGroup, _ new: TransactionGroup) throws -> Bool {
        try Self.firstKey(of: old) == Self.firstKey(of: new) && text(of: old) == text(of: new)
    }

    /// The key of a group, which is preliminary while its text is buffered.
    package func key(of group: ID<Transaction>) throws -> Int64? {
        let statement = try findKey ?? connection.prepare("SELECT MAX(text_key) FROM txn WHERE household = $1 AND group_id = $2")
        findKey = statement
        statement.bind(1, household.rawValue)
        statement.bind(2, group.rawValue)
        defer { statement.reset() }
        var row = try statement.step()
        return row?.optionalInteger()
    }

    /// The final key of a group. Flushes the buffer if the key is still preliminary.
    package func finalKey(of group: ID<Transaction>) throws -> Int64? {
        guard let key = try key(of: group) else { return nil }
        guard isBuffered(key) else { return key }
        try flush()
        return try self.key(of: group)
    }

    /// Writes the buffered changes in key order.
    package func flush() throws {
        guard !changes.isEmpty else { return }
        // If a key was freed and reused, remove the old text first.
        changes.sort { ($0.key, $0.group == nil ? 0 : 1) < ($1.key, $1.group == nil ? 0 : 1) }
        let (sorted, bytes) = (changes, texts)
        (changes, texts) = ([], [])
        bufferedKeys.removeAll(keepingCapacity: true)
        bufferedKeyCount = 0
        try connection.write { [self] () throws(StorageError) in try write(sorted, texts: bytes) }
    }

    // MARK: - Private

    private func write(_ changes: [Change], texts: [UInt8]) throws(StorageError) {
        try texts.withUnsafeBufferPointer { texts throws(StorageError) in
            for change in changes {
                let statement = change.group == nil ? deleteText : insertText
                var key = change.key
                if let group = change.group { key = try claimKey(from: key, for: group) }
                statement.bind(1, key)
                statement.bind(2, uncopied: UnsafeBufferPointer(rebasing: texts[Int(change.start)..<Int(change.start + change.count)]))
                try statement.run()
            }
        }
    }

    /// Claims the first free key for a group, starting at a key.
    private func claimKey(from first: Int64, for group: ID<Transaction>) throws(StorageError) -> Int64 {
        var key = first
        insertEntry.bind(2, household.rawValue)
        insertEntry.bind(3, group.rawValue)
        while true {
            insertEntry.bind(1, key)
            if try insertEntry.runCountingChanges() == 1 { break }
            key += 1
        }
        if key != first {
            moveKey.bind(1, key)
            moveKey.bind(2, household.rawValue)
            moveKey.bind(3, group.rawValue)
            moveKey.bind(4, first)
            try moveKey.run()
        }
        return key
    }

    /// Whether the buffer has to be flushed.
    private var isFull: Bool { changes.count >= Self.bufferLimit || texts.count > Self.bufferLimit << 8 }

    private func isBuffered(_ key: Int64) -> Bool {
        for change in changes[bufferedKeyCount...] where change.group != nil { bufferedKeys.insert(change.key) }
        bufferedKeyCount = changes.count
        return bufferedKeys.contains(key)
    }

    private func buffer(_ group: TransactionGroup, key: Int64, isRemoval: Bool) {
        let start = texts.count
        append(group, to: &texts)
        changes.append(
            Change(key: key, group: isRemoval ? nil : group.id, start: Int32(start), count: Int32(texts.count - start)))
    }

    /// - Throws: `StorageError.unknownValue` for a group without parts.
    private static func firstKey(of group: TransactionGroup) throws(StorageError) -> Int64 {
        guard let part = group.parts.first else { throw .unknownValue(column: "group_id", value: String(group.id.rawValue)) }
        return TextIndex.firstKey(day: max(part.sourceDay, part.destinationDay), group: group.id)
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
            token: token, payee: group.payee, note: note, reference: group.reference, minorUnits: units, to: &bytes)
    }
}
