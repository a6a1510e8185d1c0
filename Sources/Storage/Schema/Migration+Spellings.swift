import Models

extension Migration {
    /// The ledger's part of version 33: the text index has letters spelled out as well, so that `baeckerei` finds *Bäckerei*.
    package static let spellings = Migration(version: 33, statements: [], backfill: spellOut)

    /// The texts of one group in the index.
    private struct IndexedText {
        var household: ID<Household>
        var group: Int64
        var key: Int64?
        var payee: String
        var note: String
        var reference: String?
        var units: Int64

        var isSpelled: Bool { [payee, note, reference ?? ""].contains(where: \.hasSpelledLetters) }

        /// Adds a further part of the group.
        mutating func append(note: String, units: Int64, key: Int64?) {
            if !note.isEmpty { self.note += " " + note }
            self.units = self.units.addingClamped(units)
            self.key = self.key ?? key
        }

        func body(spellsOut: Bool) -> [UInt8] {
            var bytes: [UInt8] = []
            TextIndex.appendBody(
                token: TextIndex.householdToken(household), payee: payee, note: note, reference: reference, minorUnits: units,
                spellsOut: spellsOut, to: &bytes)
            return bytes
        }
    }

    /// Replaces the indexed texts that have letters to be spelled out. FTS5 removes a text by its old words; keys rise, as it needs them.
    @Sendable private static func spellOut(_ connection: Connection) throws {
        var changed: [IndexedText] = []
        var current: IndexedText?
        func finish() {
            if let current, current.key != nil, current.isSpelled { changed.append(current) }
        }
        try connection.query(
            """
            SELECT txn.household, txn.group_id, txn.text_key, payee.name, txn.note, txn.reference, txn.amount FROM txn
            LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
            ORDER BY txn.household, txn.group_id, txn.id
            """
        ) { row in
            let (household, group): (ID<Household>, Int64) = (row.id(), row.integer())
            let (key, payee, note) = (row.optionalInteger(), row.text(), row.text())
            let (reference, units) = (row.optionalText(), row.integer())
            if current?.group != group || current?.household != household {
                finish()
                current = IndexedText(
                    household: household, group: group, key: key, payee: payee, note: note, reference: reference, units: units)
                return
            }
            current?.append(note: note, units: units, key: key)
        }
        finish()
        changed.sort { ($0.key ?? 0) < ($1.key ?? 0) }
        for isRemoval in [true, false] {
            for text in changed {
                try connection.execute(
                    isRemoval ? TextIndex.delete : TextIndex.insert, .integer(text.key ?? 0),
                    .text(String(decoding: text.body(spellsOut: !isRemoval), as: UTF8.self)))
            }
        }
    }
}
