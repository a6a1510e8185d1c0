import Models

extension CSVLayoutGuess {

    mutating func chooseAmounts() throws {
        func named(_ role: CSVColumnRole) -> Int? { header.all(role).first { isNamedFigure($0) && $0 != layout.date } }
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
        // One figure is enough: a column of money out may be empty but for one row, and rows that cannot be read are rejected alone.
        if let debit = debits.first(where: hasFigures) ?? debits.first, let credit = credits.first(where: hasFigures) ?? credits.first,
            hasFigures(debit) || hasFigures(credit)
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
        if debits.isEmpty || credits.isEmpty, let one = (debits + credits).first(where: isNamedFigure) {
            layout.amounts = .signed(one)
            // Only money out, which has no sign there.
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
            guard isFigure(column), !columns[column].isDate, column != layout.balance else { return false }
            guard column < header.names.count, let role = CSVHeaderNames.role(of: header.names[column])?.role else { return true }
            return role == .amount
        }
        // The amount has decimals or signs; numbers without both are ids and codes.
        let amount =
            candidates.first { columns[$0].negatives > 0 && columns[$0].separated > 0 } ?? candidates.first { columns[$0].separated > 0 }
            ?? candidates.first { columns[$0].negatives > 0 } ?? candidates.last
        guard let amount else { throw missing("amount") }
        layout.amounts = .signed(amount)
        if columns[amount].negatives == 0, let other = candidates.first(where: { isEither(amount, or: $0) }) {
            return try chooseSides(amount, other)
        }
        // A further column with decimals in every row, behind the amount, is the balance: the reader proves it.
        if layout.balance == nil {
            layout.balance = candidates.first { $0 > amount && columns[$0].separated > 0 && columns[$0].filled == columns[amount].filled }
        }
    }

    /// Whether each row has an amount in one of two columns and never in both.
    func isEither(_ column: Int, or other: Int) -> Bool {
        guard column != other, columns[other].negatives == 0 else { return false }
        var (first, second, both) = (0, 0, 0)
        front.rows { row in
            switch (row.bytes(column).isEmpty, row.bytes(other).isEmpty) {
            case (false, true): first += 1
            case (true, false): second += 1
            case (false, false): both += 1
            case (true, true): break
            }
        }
        return first > 0 && second > 0 && both == 0
    }

    /// Two columns of which nothing says which is money out: the balances tell, or the file is refused.
    mutating func chooseSides(_ column: Int, _ other: Int) throws {
        let rows = columns.map(\.filled).max() ?? 0
        let balances = columns.indices.filter { $0 != column && $0 != other && isFigure($0) && columns[$0].filled == rows }
        for balance in [layout.balance].compactMap({ $0 }) + balances {
            for (debit, credit) in [(column, other), (other, column)] {
                var tried = layout
                tried.amounts = .split(debit: debit, credit: credit)
                tried.balance = balance
                tried.dateOrder = .dayFirst
                for decimal in [CSVLayout.DecimalSeparator.point, .comma] {
                    tried.decimal = decimal
                    guard front.proof(of: tried)?.isProved == true else { continue }
                    layout.amounts = tried.amounts
                    layout.balance = balance
                    return
                }
            }
        }
        throw StatementFileError(
            .malformed, line: shape.preamble + 1, message: "The file does not say which of two columns of amounts is money out",
            found: "\(name(of: column)), \(name(of: other))", expected: "columns named Debit and Credit")
    }

    /// Fees beside an amount that does not hold them. Where balances tell, they decide in the end.
    mutating func chooseFee() {
        guard let fee = header.all(.fee).first(where: { hasFigures($0) && !layout.amountColumns.contains($0) }) else { return }
        layout.fee = fee
        layout.feesAreSigned = columns[fee].negatives > 0
        feesAreIncluded = CSVHeaderNames.fold(header.names[fee]).hasPrefix("total")
    }
}
