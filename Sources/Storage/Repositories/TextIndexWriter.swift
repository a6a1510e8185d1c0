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
    /// Read at the first text.
    private var settings: (keys: TextKeys, isDivided: Bool)?
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
            "INSERT INTO text_entry (household, text_key, group_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
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
        try add(EntryText(group))
    }

    /// Adds the text of a group.
    func add(_ text: EntryText) throws -> Int64 {
        if isFull { try flush() }
        let key = try keys().first(day: text.day, group: text.group)
        buffer(text, key: key, isRemoval: false)
        return key
    }

    /// Whether any account of the household belongs to a member, as of the first text of the write: one statement finds both.
    package func isDivided() throws -> Bool { try readSettings().isDivided }

    /// Removes a group.
    ///
    /// - Parameter key: the group's key from `finalKey`.
    package func remove(_ group: TransactionGroup, key: Int64) throws { try remove(EntryText(group), key: key) }

    /// Removes the text of a group.
    func remove(_ text: EntryText, key: Int64) throws {
        if isFull { try flush() }
        let statement = try deleteEntry ?? connection.prepare("DELETE FROM text_entry WHERE household = $1 AND text_key = $2")
        deleteEntry = statement
        statement.bind(1, household.rawValue)
        statement.bind(2, key)
        try statement.run()
        buffer(text, key: key, isRemoval: true)
    }

    /// Whether two states of a group have the same indexed text and position.
    package func isSameText(_ old: TransactionGroup, _ new: TransactionGroup) throws -> Bool {
        let (old, new) = try (EntryText(old), EntryText(new))
        let keys = try keys()
        return keys.first(day: old.day, group: old.group) == keys.first(day: new.day, group: new.group)
            && old.body(token: token) == new.body(token: token)
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
        let keys = try keys()
        try connection.write { [self] () throws(StorageError) in try write(sorted, texts: bytes, keys) }
    }

    // MARK: - Private

    private func write(_ changes: [Change], texts: [UInt8], _ keys: TextKeys) throws(StorageError) {
        try texts.withUnsafeBufferPointer { texts throws(StorageError) in
            for change in changes {
                let statement = change.group == nil ? deleteText : insertText
                var key = change.key
                if let group = change.group { key = try claimKey(from: key, for: group, keys) }
                statement.bind(1, key)
                statement.bind(2, uncopied: UnsafeBufferPointer(rebasing: texts[Int(change.start)..<Int(change.start + change.count)]))
                try statement.run()
            }
        }
    }

    /// Claims the first free key for a group, starting at a key.
    private func claimKey(from first: Int64, for group: ID<Transaction>, _ keys: TextKeys) throws(StorageError) -> Int64 {
        var key = first
        insertEntry.bind(1, household.rawValue)
        insertEntry.bind(3, group.rawValue)
        while true {
            insertEntry.bind(2, key)
            if try insertEntry.runCountingChanges() == 1 { break }
            key = keys.next(after: key)
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

    private func buffer(_ text: EntryText, key: Int64, isRemoval: Bool) {
        let start = texts.count
        text.append(token: token, to: &texts)
        changes.append(
            Change(key: key, group: isRemoval ? nil : text.group, start: Int32(start), count: Int32(texts.count - start)))
    }

    /// The keys of the household.
    private func keys() throws -> TextKeys {
        try readSettings().keys
    }

    private func readSettings() throws -> (keys: TextKeys, isDivided: Bool) {
        if let settings { return settings }
        let read = try HouseholdRepository(connection).writeSettings(of: household)
        let found = (keys: TextKeys(slot: read.slot), isDivided: read.isDivided)
        settings = found
        return found
    }
}
