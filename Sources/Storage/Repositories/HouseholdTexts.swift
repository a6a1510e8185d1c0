import Models

/// All texts of a household: puts them into the text index of its file, and takes them out.
///
/// Keys follow from the household's slot, so a household that comes into another file, or gets another slot, is indexed anew.
final class HouseholdTexts: ScopedRepository {
    /// A text with its key, which `index` makes anew.
    private struct Text {
        var text: EntryText
        /// The first part, which stores the key.
        var part: Int64
        var key: Int64?
    }

    /// Indexes all texts of the household, of which none is in the index of this file; what was stored of their keys is replaced.
    func index() throws {
        try connection.execute("DELETE FROM text_entry WHERE household = $1", .id(household))
        try connection.execute("UPDATE txn SET text_key = NULL WHERE household = $1 AND text_key IS NOT NULL", .id(household))
        let writer = try TextIndexWriter(connection, household: household)
        try forEachText { text in
            let key = try writer.add(text.text)
            try connection.execute(
                "UPDATE txn SET text_key = $1 WHERE household = $2 AND group_id = $3 AND id = $4", .integer(key), .id(household),
                .id(text.text.group), .integer(text.part))
        }
        try writer.flush()
    }

    /// Takes all texts out of the index, which needs each to forget it, and deletes their keys. Transactions keep the keys that they name.
    func remove() throws {
        let writer = try TextIndexWriter(connection, household: household)
        try forEachText { text in
            if let key = text.key { try writer.remove(text.text, key: key) }
        }
        try writer.flush()
    }

    /// Gives each household but the one with the lowest id a slot of its own; for the migration to version 38. Until then the keys of all
    /// households of a file were taken from one range.
    static func giveSlots(_ connection: Connection) throws {
        let households: [ID<Household>] = try connection.all("SELECT id FROM household ORDER BY id")
        for (slot, household) in households.enumerated().dropFirst() {
            guard slot <= TextKeys.lastSlot else { throw StorageError.overflow(detail: "no text slot is free") }
            let texts = HouseholdTexts(connection, household: household)
            try texts.remove()
            try connection.execute("UPDATE household SET text_slot = $1 WHERE id = $2", .int(slot), .id(household))
            try texts.index()
        }
    }

    // MARK: - Private

    private func forEachText(_ body: (Text) throws -> Void) throws {
        var last: Int64 = .min
        repeat {
            let texts = try batch(after: last)
            for text in texts { try body(text) }
            guard let end = texts.last?.text.group else { return }
            last = end.rawValue
        } while true
    }

    /// How many groups are read at once, before they are written.
    private static let batchSize = 1_024

    private func batch(after group: Int64) throws -> [Text] {
        var texts: [Text] = []
        try connection.query(
            """
            SELECT txn.group_id, txn.id, txn.text_key, txn.source_day, txn.destination_day, payee.name, txn.note, txn.reference, txn.amount
            FROM txn LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
            WHERE txn.household = $1 AND txn.group_id IN (
                SELECT DISTINCT group_id FROM txn WHERE household = $1 AND group_id > $2 ORDER BY group_id LIMIT $3)
            ORDER BY txn.group_id, txn.id
            """, .id(household), .integer(group), .int(Self.batchSize)
        ) { row in
            let (group, part, key): (ID<Transaction>, _, _) = (row.id(), row.integer(), row.optionalInteger())
            let (sourceDay, destinationDay, payee) = (row.day(), row.day(), row.text())
            let (note, reference, units) = (row.text(), row.optionalText(), row.integer())
            if let last = texts.indices.last, texts[last].text.group == group {
                texts[last].text.append(note: note, minorUnits: units)
                texts[last].key = texts[last].key ?? key
            } else {
                let text = EntryText(
                    group: group, day: max(sourceDay, destinationDay), payee: payee, note: note, reference: reference, minorUnits: units)
                texts.append(Text(text: text, part: part, key: key))
            }
        }
        return texts
    }
}
