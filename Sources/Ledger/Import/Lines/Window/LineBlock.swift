import Models
import Storage

/// An account's lines of 32 days, indexed by the bank's id, by text, and by day and amount.
final class LineBlock {
    struct Row {
        var record: StatementLineRecord
        /// The last file of this import that contained the line.
        var file: Int32
        /// Bit mask of the formats in which the line was imported.
        var formats: Int64
        /// The column layouts in which it was imported, besides that of its record.
        fileprivate var otherLayouts: [Int64] = []
        /// The file of this import that added the line; 0 for a line of an earlier import, -1 if it is not known any more.
        fileprivate var origin: Int32
        fileprivate var nextBankId: Int32
        /// The row of the same line in the first format it was imported in; the row itself if there is no other.
        fileprivate var root: Int32
    }

    private(set) var rows: [Row] = []
    var lastUse = 0
    private var byText = LineIndex()
    private var byTextWithoutID = LineIndex()
    private var byAmount = LineIndex()
    private var byBankId: [UInt64: Int32] = [:]

    // MARK: - Changing

    /// Appends a line.
    ///
    /// - Parameters:
    ///   - file: the file that contains it; 0 if no file of this import is known to contain it.
    ///   - origin: the file of this import that added it; 0 for a line of an earlier import, -1 if it is not known any more.
    ///   - root: the row of the same line in another format or layout.
    func append(_ record: StatementLineRecord, file: Int32, origin: Int32, root: Int? = nil) {
        let index = Int32(rows.count)
        let text = Self.textKey(record.day, record.amount, record.textHash)
        byText.append(index, key: text)
        byAmount.append(index, key: Self.amountKey(record.day, record.amount))
        var nextBankId: Int32 = -1
        if let bankId = record.bankId {
            nextBankId = byBankId.updateValue(index, forKey: LineWindow.hash(bankId)) ?? -1
        } else {
            byTextWithoutID.append(index, key: text)
        }
        rows.append(
            Row(
                record: record, file: file, formats: 1 << record.format, origin: origin, nextBankId: nextBankId,
                root: root.map(Int32.init) ?? index))
    }

    /// Links lines that were imported in several formats or layouts.
    func markPartners() {
        struct Key: Hashable {
            var group: ID<Transaction>
            var day: Day
        }
        var roots: [Key: Int] = [:]
        for index in rows.indices where rows[index].record.state != .alias && rows[index].record.state != .dropped {
            guard let group = rows[index].record.group else { continue }
            let key = Key(group: group, day: rows[index].record.day)
            if roots[key] == nil { roots[key] = index }
        }
        for index in rows.indices where rows[index].record.state == .alias {
            guard let group = rows[index].record.group, let root = roots[Key(group: group, day: rows[index].record.day)] else { continue }
            rows[index].root = Int32(root)
            rows[root].formats |= rows[index].formats
            rows[root].add(layout: rows[index].record.layout)
        }
    }

    /// Marks a line as used by a file, in all its formats and layouts.
    func use(_ index: Int, by query: LineWindow.Query) {
        rows[index].file = query.file
        let root = Int(rows[index].root)
        rows[root].file = query.file
        rows[root].formats |= 1 << query.format
        rows[root].add(layout: query.layout)
    }

    private func isUsed(_ row: Row, by file: Int32) -> Bool { row.file == file || rows[Int(row.root)].file == file }

    /// The newest file that used any line, and the lines it used.
    var usedByNewestFile: (file: Int32, lines: [Int64]) {
        let file = rows.reduce(0) { max($0, $1.file) }
        return (file, file == 0 ? [] : rows.filter { $0.file == file }.map(\.record.id))
    }

    func markUsed(_ lines: Set<Int64>, by file: Int32) {
        for index in rows.indices where lines.contains(rows[index].record.id) { rows[index].file = file }
    }

    /// Updates a line; linear search, for rare changes.
    func update(_ record: StatementLineRecord) {
        if let index = rows.lastIndex(where: { $0.record.id == record.id }) { update(record, at: index) }
    }

    func update(_ record: StatementLineRecord, at index: Int) { rows[index].record = record }

    // MARK: - Finding

    /// A line with the same id and amount within a number of days.
    func find(bankIdHash hash: UInt64, _ query: LineWindow.Query, maximumDistance: Int) -> Int? {
        var index = byBankId[hash] ?? -1
        while index >= 0 {
            let row = rows[Int(index)]
            if row.record.amount == query.amount, row.record.bankId == query.bankId,
                abs(row.record.day.distance(to: query.day)) <= maximumDistance
            {
                return Int(index)
            }
            index = row.nextBankId
        }
        return nil
    }

    /// The oldest line with the same day, amount and text that is not yet used by the same file. A line with a bank's id does not match one
    /// with another id.
    func find(text query: LineWindow.Query) -> Int? {
        let key = Self.textKey(query.day, query.amount, query.textHash)
        func fits(_ index: Int) -> Bool {
            let row = rows[index]
            return !isUsed(row, by: query.file) && row.record.day == query.day && row.record.amount == query.amount
                && row.record.textHash == query.textHash
        }
        if query.bankId == nil { return byText.first(key: key, file: query.file, where: fits) }
        return byTextWithoutID.first(key: key, file: query.file, where: fits)
    }

    /// The oldest line with the same day and amount that was imported in other formats or layouts only.
    ///
    /// - Parameter claims: the number of later lines of the file with the same day, amount and a text, which take lines of that text.
    func findCounterpart(_ query: LineWindow.Query, claims: (_ textHash: Int64) -> Int) -> Int? {
        byAmount.first(key: Self.amountKey(query.day, query.amount), file: query.file) { index in
            let row = rows[index]
            guard row.file != query.file, !row.wasRead(as: query), row.record.state != .alias, row.record.day == query.day,
                row.record.amount == query.amount
            else { return false }
            let claimed = claims(row.record.textHash)
            return claimed == 0 || claimed < unusedRows(query, text: row.record.textHash)
        }
    }

    /// The number of lines with the same day and amount and a text that a file does not contain so far.
    private func unusedRows(_ query: LineWindow.Query, text: Int64) -> Int {
        var count = 0
        byText.scan(key: Self.textKey(query.day, query.amount, text)) { index in
            if rows[index].record.textHash == text, !isUsed(rows[index], by: query.file) { count += 1 }
            return true
        }
        return count
    }

    /// Whether another file has a line with the same day and amount.
    func hasSimilar(_ query: LineWindow.Query) -> Bool {
        var found = false
        byAmount.scan(key: Self.amountKey(query.day, query.amount)) { index in
            // Lines of earlier imports and files come first.
            guard isSimilar(rows[index], query) else { return rows[index].origin != query.file }
            found = true
            return false
        }
        return found
    }

    /// Whether another file has a line with the same day and amount that the file of a line does not contain.
    func hasUnusedSimilar(_ query: LineWindow.Query) -> Bool {
        var found = false
        byAmount.scan(key: Self.amountKey(query.day, query.amount)) { index in
            found = isSimilar(rows[index], query) && !isUsed(rows[index], by: query.file)
            return !found
        }
        return found
    }

    private func isSimilar(_ row: Row, _ query: LineWindow.Query) -> Bool {
        row.origin >= 0 && row.origin != query.file && row.record.state != .alias && row.record.day == query.day
            && row.record.amount == query.amount
    }

    private static func amountKey(_ day: Day, _ amount: Int64) -> UInt64 {
        var hash = StableHash()
        hash.combine(UInt64(bitPattern: Int64(day.number)))
        hash.combine(UInt64(bitPattern: amount))
        return hash.value
    }

    private static func textKey(_ day: Day, _ amount: Int64, _ text: Int64) -> UInt64 {
        var hash = StableHash(seed: UInt64(bitPattern: text))
        hash.combine(UInt64(bitPattern: Int64(day.number)))
        hash.combine(UInt64(bitPattern: amount))
        return hash.value
    }
}

extension LineBlock.Row {
    /// Whether the line was imported in the format and column layout of a file.
    fileprivate func wasRead(as query: LineWindow.Query) -> Bool {
        guard formats & (1 << query.format) != 0 else { return false }
        return query.layout == 0 || record.layout == query.layout || otherLayouts.contains(query.layout)
    }

    fileprivate mutating func add(layout: Int64) {
        if layout != 0, layout != record.layout, !otherLayouts.contains(layout) { otherLayouts.append(layout) }
    }
}
