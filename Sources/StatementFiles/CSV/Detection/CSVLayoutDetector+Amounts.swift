import Models

extension CSVLayoutDetector {
    /// The maximum number of number columns without known names that are tried as amounts, alone and in pairs, so that the cost of a wide table is
    /// limited.
    private static let triedColumns = 24
    private static let pairedColumns = 12
    /// The maximum number of columns of one role that are tried.
    private static let namedColumns = 6

    /// All readings of the amounts that names or cells suggest, the most plausible first.
    ///
    /// - Throws: `.malformed` if there is no column of amounts, or no reading determines which amounts are debits.
    func amountCandidates() throws -> [CSVCandidate] {
        var found = namedCandidates() + cellCandidates()
        let coverage = found.map { filled(in: $0.layout) }.max() ?? 0
        // Rows without a booking day are not booked, and may have no debit and no credit.
        let booked = min(coverage, columns[layout.date].dates)
        for index in found.indices where filled(in: found[index].layout) * 2 < booked {
            found[index].weight -= CSVCandidate.Weight.sparse
        }
        found = found.flatMap(withFees)
        guard !found.isEmpty else { throw missing(.csvAmountColumnMissing) }
        var failure: (any Error)?
        var signed: [CSVCandidate] = []
        for candidate in found {
            do {
                signed.append(try withSigns(candidate))
            } catch {
                failure = failure ?? error
            }
        }
        if signed.isEmpty, let failure { throw failure }
        return signed.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
    }

    /// The nonzero amounts in the columns of a layout.
    private func filled(in layout: CSVLayout) -> Int {
        layout.amountColumns.reduce(0) { $0 + (columns.indices.contains($1) ? columns[$1].nonzero : 0) }
    }

    // MARK: - By name

    private func namedCandidates() -> [CSVCandidate] {
        let isEmpty = columns.allSatisfy { $0.filled == 0 }
        let isUsable: (Int) -> Bool = { [self] column in
            column != layout.date && (isEmpty || (isNamedAmount(column) && columns[column].nonzero > 0))
        }
        var found: [CSVCandidate] = []
        func add(_ role: CSVColumnRole, _ weight: Int) {
            for (rank, column) in header.ranked(role).filter({ isUsable($0.column) }).prefix(Self.namedColumns) {
                found.append(candidate(.signed(column), weight - rank))
            }
        }
        add(.net, CSVCandidate.Weight.net)
        add(.amount, CSVCandidate.Weight.namedAmount)
        add(.gross, CSVCandidate.Weight.gross)
        // "Debit/Credit" may be the column of signed amounts.
        // "Wert" is a value date or an amount.
        add(.valueDate, CSVCandidate.Weight.namedAmount - CSVCandidate.Weight.variant)
        add(.indicator, CSVCandidate.Weight.namedAmount - CSVCandidate.Weight.variant)
        let debits = header.ranked(.debit).filter { $0.column != layout.date }.prefix(Self.namedColumns)
        let credits = header.ranked(.credit).filter { $0.column != layout.date }.prefix(Self.namedColumns)
        // One nonzero amount suffices: a debit column may be empty except for one row, and unreadable rows are rejected individually.
        let pairs = debits.flatMap { debit in credits.map { (debit, $0) } }.filter { pair in
            isEmpty || [pair.0.column, pair.1.column].contains { columns.indices.contains($0) && columns[$0].nonzero > 0 && !isText($0) }
        }
        for (debit, credit) in pairs where debit.column != credit.column && !isText(debit.column) && !isText(credit.column) {
            let isWord = max(debit.rank, credit.rank) >= CSVHeaderRow.wordRank
            let weight = isWord ? CSVCandidate.Weight.wordPair : CSVCandidate.Weight.namedPair
            found.append(candidate(.split(debit: debit.column, credit: credit.column), weight - (debit.rank + credit.rank) / 2))
        }
        if pairs.isEmpty {
            for (rank, column) in debits + credits where isUsable(column) {
                var one = candidate(.signed(column), CSVCandidate.Weight.oneSided - rank)
                // A debit column without a credit column has unsigned debits.
                one.layout.invertsSign = debits.contains { $0.column == column } && columns[column].negatives <= columns[column].positives
                found.append(one)
            }
        }
        return found
    }

    private func candidate(_ amounts: CSVLayout.Amounts, _ weight: Int) -> CSVCandidate {
        var layout = layout
        var weight = weight
        layout.amounts = amounts
        // Next to a column of rates, the booked amounts are those in the currency of the column's name.
        if hasRates, namedCurrency(of: layout) != nil { weight += 3 * CSVCandidate.Weight.margin }
        if case .split(let debit, let credit) = amounts {
            layout.debitsAreNegative = columns.indices.contains(debit) && columns[debit].negatives > columns[debit].positives
            let isNamed = header.role(of: credit) == .credit
            layout.creditsAreNegative =
                isNamed
                ? areCreditsNegative(credit) : columns.indices.contains(credit) && columns[credit].negatives > columns[credit].positives
        }
        return CSVCandidate(layout: layout, weight: weight)
    }

    /// Whether the table contains securities, with their names and numbers.
    private var hasSecurities: Bool {
        let words = Set(header.names.flatMap { CSVHeaderNames.fold($0).split(separator: " ").map(String.init) })
        return !words.isDisjoint(with: ["isin", "symbol", "ticker", "wkn", "valor nr"])
            && !words.isDisjoint(with: ["quantity", "shares", "anzahl", "stuck", "antal", "units", "qty", "price", "kurs"])
    }

    /// Whether a column of credits has a minus throughout. A single one may be a reversed credit.
    func areCreditsNegative(_ column: Int) -> Bool {
        columns.indices.contains(column) && columns[column].negatives > max(columns[column].positives, 1)
    }

    private var hasRates: Bool {
        header.all(.ignored).contains { column in
            CSVHeaderNames.fold(header.names[column]).split(separator: " ").contains { CSVHeaderWords.rates.contains($0) }
                && isAmount(column)
        }
    }

    /// Whether the cells count the rows: 1, 2, 3.
    private func isCounter(_ column: Int) -> Bool {
        guard columns[column].filled > 2, columns[column].withSeparator == 0 else { return false }
        var numbers: [Int?] = []
        sample.rows(limit: 20) { numbers.append(Int($0.text(column))) }
        return zip(numbers, numbers.dropFirst()).allSatisfy { pair in
            pair.0.flatMap { first in pair.1.map { abs($0 - first) == 1 } } ?? false
        }
    }

    private func isText(_ column: Int) -> Bool { columns.indices.contains(column) && columns[column].words > columns[column].amounts * 3 }

    // MARK: - By cells

    private func cellCandidates() -> [CSVCandidate] {
        let numbers = columns.indices.filter { column in
            let counts = columns[column]
            guard isAmount(column), counts.nonzero > 0, column != layout.balance else { return false }
            // Numbers of ten digits without decimals are ids.
            guard counts.withSeparator > 0 || counts.length < counts.filled * 10 else { return false }
            // A figure that is equal in every row is a user's number or a rate.
            guard !counts.isConstant || counts.filled < 4 else { return false }
            guard let role = header.role(of: column) else { return !isCounter(column) }
            return role == .ignored
        }
        var found: [CSVCandidate] = []
        let paired = numbers.prefix(Self.pairedColumns)
        for column in numbers.prefix(Self.triedColumns) {
            let counts = columns[column]
            var weight = header.role(of: column) == .ignored ? CSVCandidate.Weight.foreign : CSVCandidate.Weight.cells
            // Columns with decimals or signs come first, because ids and codes have neither.
            if counts.withSeparator > 0 { weight += 80 }
            if counts.negatives > 0 { weight += 35 }
            if counts.isConstant, counts.filled > 2 { weight -= 40 }
            found.append(candidate(.signed(column), weight - column))
            for other in paired where other > column && paired.contains(column) && isExclusive(column, with: other) {
                found.append(candidate(.split(debit: column, credit: other), CSVCandidate.Weight.cellPair))
                found.append(candidate(.split(debit: other, credit: column), CSVCandidate.Weight.cellPair - 1))
            }
        }
        return found
    }

    /// Whether no row has amounts other than zero in both columns, and each column has some.
    private func isExclusive(_ column: Int, with other: Int) -> Bool {
        var (first, second, both) = (0, 0, 0)
        sample.rows { row in
            switch (Self.isBlank(row.bytes(column)), Self.isBlank(row.bytes(other))) {
            case (false, true): first += 1
            case (true, false): second += 1
            case (false, false): both += 1
            case (true, true): break
            }
        }
        return first > 0 && second > 0 && both == 0
    }

    private static func isBlank(_ cell: UnsafeRawBufferPointer) -> Bool { cell.isEmpty || CSVAmountCandidate(cell)?.isZero ?? false }

    // MARK: - Fees

    /// The readings with a column without a name that is zero in most rows as the fee, which only balances can prove.
    private func withUnnamedFees(_ candidate: CSVCandidate) -> [CSVCandidate] {
        columns.indices.filter { column in
            let counts = columns[column]
            return counts.nonzero > 0 && counts.negatives == 0 && counts.isAmount && !counts.isDate && counts.nonzero * 2 <= counts.filled
                && !candidate.layout.amountColumns.contains(column)
        }.map { fee in
            var with = candidate
            with.layout.fee = fee
            with.weight -= 2 * CSVCandidate.Weight.sparse
            return with
        }
    }

    /// The readings with and without subtraction of the fees. The column's name has precedence until balances decide.
    private func withFees(_ candidate: CSVCandidate) -> [CSVCandidate] {
        if case .signed(let column) = candidate.layout.amounts, header.role(of: column) == .net { return [candidate] }
        let amounts = candidate.layout.amountColumns
        guard dialect.hasHeader else { return [candidate] + withUnnamedFees(candidate) }
        // For securities, the amount is the total that the account paid, including fees.
        guard !hasSecurities,
            let fee = header.all(.fee).first(where: { columns.indices.contains($0) && columns[$0].nonzero > 0 && !amounts.contains($0) })
        else { return [candidate] }
        var without = candidate
        var with = candidate
        with.layout.fee = fee
        with.layout.feesAreSigned = columns[fee].negatives > 0
        // Wise names the column "Total fees" where the amounts include them.
        if CSVHeaderNames.fold(header.names[fee]).hasPrefix("total") {
            with.weight -= CSVCandidate.Weight.variant
        } else {
            without.weight -= CSVCandidate.Weight.variant
        }
        return [with, without]
    }
}
