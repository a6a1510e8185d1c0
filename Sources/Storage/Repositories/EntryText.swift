import Models

/// What the text index has of a group.
struct EntryText {
    let group: ID<Transaction>
    /// The later day of its first part.
    let day: Day
    let payee: String
    /// The notes of all parts, divided by spaces.
    var note: String
    let reference: String?
    /// The sum of all parts.
    var minorUnits: Int64

    /// The text of a group of one part; others follow with `append`.
    init(group: ID<Transaction>, day: Day, payee: String, note: String, reference: String?, minorUnits: Int64) {
        self.group = group
        self.day = day
        self.payee = payee
        self.note = note
        self.reference = reference
        self.minorUnits = minorUnits
    }

    /// - Throws: `StorageError.unknownValue` for a group without parts.
    init(_ group: TransactionGroup) throws(StorageError) {
        guard let first = group.parts.first else { throw .unknownValue(column: "group_id", value: String(group.id.rawValue)) }
        self.init(
            group: group.id, day: max(first.sourceDay, first.destinationDay), payee: group.payee, note: first.note,
            reference: group.reference, minorUnits: first.amount.minorUnits)
        for part in group.parts.dropFirst() { append(note: part.note, minorUnits: part.amount.minorUnits) }
    }

    /// Adds a further part.
    mutating func append(note: String, minorUnits: Int64) {
        if !note.isEmpty { self.note += " " + note }
        self.minorUnits = self.minorUnits.addingClamped(minorUnits)
    }

    /// The indexed text.
    ///
    /// - Parameter token: that of the household.
    func body(token: [UInt8], spellsOut: Bool = true) -> [UInt8] {
        var bytes: [UInt8] = []
        append(token: token, spellsOut: spellsOut, to: &bytes)
        return bytes
    }

    /// Appends the indexed text.
    func append(token: [UInt8], spellsOut: Bool = true, to bytes: inout [UInt8]) {
        TextIndex.appendBody(
            token: token, payee: payee, note: note, reference: reference, minorUnits: minorUnits, spellsOut: spellsOut, to: &bytes)
    }
}
