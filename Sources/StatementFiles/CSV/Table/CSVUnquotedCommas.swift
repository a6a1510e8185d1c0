/// Joins the cells of rows that commas without quotes have split: `-12,50` in a file with commas between its fields, or `Shop, Berlin`.
///
/// A row is joined only if the numbers of the header's money columns can be joined in exactly one way that leaves as many cells as the header has
/// names; else if one text takes all surplus cells, and days and amounts are then in their columns.
struct CSVUnquotedCommas {
    /// The columns of the header.
    let columns: Int
    private let roles: [CSVColumnRole?]

    /// Nil if the header has no column of money, or another delimiter than the comma.
    init?(names: [String], delimiter: UInt8) {
        guard delimiter == UInt8(ascii: ","), names.count > 2 else { return nil }
        let header = CSVHeaderRow(names: names)
        roles = names.indices.map(header.role)
        columns = names.count
        guard roles.contains(where: Self.isMoney), roles.contains(where: Self.isDay) else { return nil }
    }

    /// Joins the cells of one record that has more than the header.
    ///
    /// - Returns: false if it is ambiguous which cells belong together; the cells are then unchanged.
    func join(_ fields: inout [CSVField], of bytes: UnsafeRawBufferPointer) -> Bool {
        var count = fields.count
        while count > columns, fields[count - 1].textStart == fields[count - 1].textEnd { count -= 1 }
        guard count > columns else { return true }
        let cells = fields[..<count].map { Cell($0, bytes) }
        var found: [[Int]] = []
        search(cells, column: 0, field: 0, joins: [], &found)
        if found.count > 1 { return false }
        if let joins = found.first {
            for field in joins.reversed() {
                fields[field] = Self.joined(fields[field], fields[field + 1])
                fields.remove(at: field + 1)
            }
            return true
        }
        joinText(&fields, cells)
        return true
    }

    // MARK: - Numbers

    private struct Cell {
        let bytes: UnsafeRawBufferPointer
        let isQuoted: Bool

        init(_ field: CSVField, _ bytes: UnsafeRawBufferPointer) {
            self.bytes = UnsafeRawBufferPointer(rebasing: bytes[Int(field.textStart)..<Int(field.textEnd)])
            isQuoted = field.isQuoted
        }

        var isBlankOrAmount: Bool { bytes.isEmpty || CSVAmountCandidate(bytes) != nil }
        var isDay: Bool { CSVDate(bytes) != nil }

        /// Whether the cell is the integer part of a number, and another one its two decimals or a group of three digits.
        func isFront(of other: Cell) -> Bool {
            guard !isQuoted, !other.isQuoted, let last = bytes.last, last.isDigit, CSVAmountCandidate(bytes) != nil else { return false }
            let tail = other.bytes
            if tail.count == 2, tail.allSatisfy(\.isDigit) { return !hasDecimals }
            let digits = bytes.reversed().prefix { $0.isDigit }.count
            let isShort = digits < 4 && bytes.allSatisfy { $0 != UInt8(ascii: ".") }
            return isShort && tail.count >= 3 && tail.prefix(3).allSatisfy(\.isDigit) && (tail.count == 3 || tail[3] == UInt8(ascii: "."))
        }

        /// Whether digits other than a group of three follow a point.
        private var hasDecimals: Bool {
            guard let point = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
            return bytes.count - point != 4
        }
    }

    /// All ways to join neighbouring cells of money columns so that the columns of the header remain, at most two.
    private func search(_ cells: [Cell], column: Int, field: Int, joins: [Int], _ found: inout [[Int]]) {
        let surplus = (cells.count - field) - (columns - column)
        guard found.count < 2, surplus >= 0 else { return }
        guard column < columns else {
            if surplus == 0, !joins.isEmpty { found.append(joins) }
            return
        }
        let role = roles[column]
        if Self.isMoney(role), surplus > 0, field + 1 < cells.count, cells[field].isFront(of: cells[field + 1]) {
            search(cells, column: column + 1, field: field + 2, joins: joins + [field], &found)
        }
        // Only the following joins can take surplus cells.
        guard surplus == 0 || roles[(column + 1)...].contains(where: Self.isMoney) else { return }
        guard Self.isMoney(role) ? cells[field].isBlankOrAmount : !Self.isDay(role) || cells[field].bytes.isEmpty || cells[field].isDay
        else {
            return
        }
        search(cells, column: column + 1, field: field + 1, joins: joins, &found)
    }

    // MARK: - Texts

    /// Joins the surplus cells into the first text column with which days and amounts are in their columns.
    private func joinText(_ fields: inout [CSVField], _ cells: [Cell]) {
        let surplus = cells.count - columns
        guard !isAligned(cells, at: columns, surplus) else { return }
        for column in roles.indices where Self.isText(roles[column]) && isAligned(cells, at: column, surplus) {
            guard !cells[column...column + surplus].contains(where: \.isQuoted) else { continue }
            fields[column] = Self.joined(fields[column], fields[column + surplus])
            fields.removeSubrange(column + 1...column + surplus)
            return
        }
    }

    /// Whether each day and each amount is in its column, if a column takes the surplus cells.
    private func isAligned(_ cells: [Cell], at wide: Int, _ surplus: Int) -> Bool {
        for (column, role) in roles.enumerated() where column != wide && (Self.isMoney(role) || Self.isDay(role)) {
            let cell = cells[column > wide ? column + surplus : column]
            guard cell.bytes.isEmpty || (Self.isMoney(role) ? cell.isBlankOrAmount : cell.isDay) else { return false }
        }
        return true
    }

    private static func joined(_ first: CSVField, _ last: CSVField) -> CSVField {
        CSVField(
            start: first.start, end: last.end, textStart: first.textStart, textEnd: max(last.textEnd, first.textEnd), isQuoted: false,
            isEscaped: false)
    }

    private static func isMoney(_ role: CSVColumnRole?) -> Bool {
        switch role {
        case .amount, .debit, .credit, .balance, .net, .gross, .fee: true
        default: false
        }
    }

    private static func isDay(_ role: CSVColumnRole?) -> Bool {
        switch role {
        case .date, .valueDate, .purchaseDate: true
        default: false
        }
    }

    private static func isText(_ role: CSVColumnRole?) -> Bool {
        switch role {
        case .payee, .payer, .description, .memo: true
        default: false
        }
    }
}
