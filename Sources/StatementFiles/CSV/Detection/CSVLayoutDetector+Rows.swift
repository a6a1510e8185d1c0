import Models

/// The first rows, parsed by a reading.
extension CSVLayoutDetector {
    /// The number of rows of the sample that are parsed with each candidate.
    static let comparedRows = 120
    /// The maximum number of columns that are tried as balances, named ones and others.
    private static let triedBalances = 4
    /// One row in so many has a balance at least, where a bank states that of the end of a day.
    private static let leastBalances = 4

    struct ReadRow {
        /// The number of the row in the sample.
        var index: Int
        var amount: DecimalFigure
        /// Whether the row was rejected.
        var isUnread = false
        /// Nil if the row is not booked or is in another currency.
        var row: CSVBalanceFit.Row?
    }

    /// The first rows, parsed with a layout.
    func rows(of layout: CSVLayout, limit: Int = comparedRows) -> [ReadRow] {
        var rows: [ReadRow] = []
        var layout = layout
        layout.ownAccount = nil
        if layout.dateOrder == nil { layout.dateOrder = .dayFirst }
        var parser = CSVRowParser(layout: layout)
        var line = StatementLine(line: 0, day: Day(number: 0), amount: DecimalFigure(mantissa: 0, scale: 0))
        var index = -1
        sample.rows(limit: limit) { row in
            index += 1
            let unread = ReadRow(index: index, amount: DecimalFigure(mantissa: 0, scale: 0), isUnread: true, row: nil)
            switch (try? parser.parse(row)) ?? .skipped(nil) {
            case .line(let day, let amount, let isPendingByDate):
                let note = parser.complete(&line, from: row, day: day, amount: amount, isPendingByDate: isPendingByDate)
                if note?.severity == .rejected { return rows.append(unread) }
            case .rejected: return rows.append(unread)
            case .balance, .continuation, .skipped: return
            }
            guard line.status == .booked, line.currency == nil else {
                return rows.append(ReadRow(index: index, amount: line.amount, row: nil))
            }
            let balance = layout.balance(in: row, after: line.amount)
            rows.append(
                ReadRow(
                    index: index, amount: line.amount, row: CSVBalanceFit.Row(day: line.day, amount: line.amount, balance: balance)))
        }
        return rows
    }

    /// The columns that may contain running balances, named ones first.
    func balanceColumns(besides layout: CSVLayout) -> [Int] {
        let named = header.all(.balance).filter { isNamedAmount($0) && columns[$0].filled > 0 }
        let rows = columns.map(\.filled).max() ?? 0
        let byCells = columns.indices.filter { column in
            header.role(of: column) == nil && isAmount(column) && columns[column].filled * Self.leastBalances >= rows
                && columns[column].nonzero > 1 && !columns[column].isConstant
                && columns[column].withSeparator * 2 >= columns[column].filled
        }
        return (named.prefix(Self.triedBalances) + byCells.prefix(Self.triedBalances)).filter {
            !layout.amountColumns.contains($0) && $0 != layout.date
        }
    }
}
