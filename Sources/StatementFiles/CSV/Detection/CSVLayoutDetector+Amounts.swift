import Models

extension CSVLayoutDetector {

    mutating func chooseAmounts() throws {
        func named(_ role: CSVColumnRole) -> Int? { header.all(role).first { isNamedAmount($0) && $0 != layout.date } }
        if let net = named(.net) {
            layout.amounts = .signed(net)
            return
        }
        if let amount = named(.amount) {
            layout.amounts = .signed(amount)
            chooseFee()
            return
        }
        let debits = header.all(.debit).filter { $0 != layout.date }
        let credits = header.all(.credit).filter { $0 != layout.date }
        // One amount suffices: a debit column may be empty except for one row, and unreadable rows are rejected individually.
        if let debit = debits.first(where: hasAmounts) ?? debits.first, let credit = credits.first(where: hasAmounts) ?? credits.first,
            hasAmounts(debit) || hasAmounts(credit)
        {
            layout.amounts = .split(debit: debit, credit: credit)
            layout.debitsAreNegative = columns[debit].negatives > columns[debit].positives
            chooseFee()
            return
        }
        if let gross = named(.gross) {
            layout.amounts = .signed(gross)
            chooseFee()
            return
        }
        if debits.isEmpty || credits.isEmpty, let one = (debits + credits).first(where: isNamedAmount) {
            layout.amounts = .signed(one)
            // A debit column without a credit column has unsigned debits.
            layout.invertsSign = debits.contains(one) && columns[one].negatives <= columns[one].positives
            return
        }
        let isEmpty = columns.allSatisfy { $0.filled == 0 }
        if isEmpty, let amount = header.first(.amount) ?? header.first(.net) ?? header.first(.gross) {
            layout.amounts = .signed(amount)
            return
        }
        if isEmpty, let debit = header.first(.debit), let credit = header.first(.credit) {
            layout.amounts = .split(debit: debit, credit: credit)
            return
        }
        try chooseAmountsByCells()
    }

    mutating func chooseAmountsByCells() throws {
        let candidates = columns.indices.filter { column in
            guard isAmount(column), !columns[column].isDate, column != layout.balance else { return false }
            guard column < header.names.count, let role = CSVHeaderNames.role(of: header.names[column])?.role else { return true }
            return role == .amount
        }
        // Prefer columns with decimals or signs, because ids and codes have neither.
        let amount =
            candidates.first { columns[$0].negatives > 0 && columns[$0].withSeparator > 0 } ?? candidates.first {
                columns[$0].withSeparator > 0
            }
            ?? candidates.first { columns[$0].negatives > 0 } ?? candidates.last
        guard let amount else { throw missing(.csvAmountColumnMissing) }
        layout.amounts = .signed(amount)
        if columns[amount].negatives == 0, let other = candidates.first(where: { isExclusive(amount, with: $0) }) {
            return try chooseDebitAndCredit(amount, other)
        }
        // A later column with decimals in every row is taken as the balance. The reader checks it.
        if layout.balance == nil {
            layout.balance = candidates.first {
                $0 > amount && columns[$0].withSeparator > 0 && columns[$0].filled == columns[amount].filled
            }
        }
    }

    /// Whether no row has amounts in both columns, and each column has some.
    func isExclusive(_ column: Int, with other: Int) -> Bool {
        guard column != other, columns[other].negatives == 0 else { return false }
        var (first, second, both) = (0, 0, 0)
        sample.rows { row in
            switch (row.bytes(column).isEmpty, row.bytes(other).isEmpty) {
            case (false, true): first += 1
            case (true, false): second += 1
            case (false, false): both += 1
            case (true, true): break
            }
        }
        return first > 0 && second > 0 && both == 0
    }

    /// Determines by the balances which of two columns is the debit column.
    ///
    /// - Throws: `.malformed` if the balances do not determine it.
    mutating func chooseDebitAndCredit(_ column: Int, _ other: Int) throws {
        let rows = columns.map(\.filled).max() ?? 0
        let balances = columns.indices.filter { $0 != column && $0 != other && isAmount($0) && columns[$0].filled == rows }
        for balance in [layout.balance].compactMap({ $0 }) + balances {
            for (debit, credit) in [(column, other), (other, column)] {
                var tried = layout
                tried.amounts = .split(debit: debit, credit: credit)
                tried.balance = balance
                tried.dateOrder = .dayFirst
                for decimal in [CSVLayout.DecimalSeparator.point, .comma] {
                    tried.decimal = decimal
                    guard sample.balanceConsistency(of: tried)?.isConsistent == true else { continue }
                    layout.amounts = tried.amounts
                    layout.balance = balance
                    return
                }
            }
        }
        throw StatementFileError(
            .malformed, line: dialect.preamble + 1, code: .csvDebitColumnUnknown,
            found: "\(name(of: column)), \(name(of: other))", expected: "columns named Debit and Credit")
    }

    /// Selects the fee column for amounts that exclude fees. The balances can overrule it (`validatedByBalances`).
    mutating func chooseFee() {
        guard let fee = header.all(.fee).first(where: { hasAmounts($0) && !layout.amountColumns.contains($0) }) else { return }
        layout.fee = fee
        layout.feesAreSigned = columns[fee].negatives > 0
        feesAreIncluded = CSVHeaderNames.fold(header.names[fee]).hasPrefix("total")
    }
}
