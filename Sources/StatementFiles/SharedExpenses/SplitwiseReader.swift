package import Models

/// Reads the CSV export of a Splitwise group.
///
/// Columns: date, description, category, cost, currency, then one for each member with the change of the member's balance. The names of the columns
/// are translated, their order is not. The last row states the total balances. Source: the export of the web app.
enum SplitwiseReader {
    /// The columns before those of the members.
    private static let fixedColumns = 5

    /// The category of payments in the languages of the program.
    private static let paymentWords: Set<String> = [
        "payment", "zahlung", "paiement", "pago", "pagamento", "betaling", "betalning", "platba", "płatność", "maksu", "支払い", "付款",
    ]

    static func read(_ bytes: [UInt8], for rule: SharedExpenseFile.GroupRule) throws(SharedExpenseFileError) -> SharedExpenseFile {
        var reading = Reading(memberLimit: rule.memberLimit)
        do {
            var scanner = CSVScanner(ByteWindow(MemoryByteSource(bytes), capacity: 1 << 16), delimiter: UInt8(ascii: ","))
            while try !reading.hasTooManyMembers && scanner.next() {
                guard !scanner.isBlank else { continue }
                try reading.add(scanner)
            }
        } catch let error as SharedExpenseFileError {
            throw error
        } catch {
            throw SharedExpenseFileError(.sharedNotGroup)
        }
        return try reading.file()
    }

    /// The result so far.
    private struct Reading {
        private let memberLimit: Int
        private var members: [String] = []
        private var rows: [SharedExpenseFile.Row] = []
        private var diagnostics: [Diagnostic] = []
        /// The sums of the rows by currency, by member.
        private var nets: [Currency: [Int128]] = [:]

        init(memberLimit: Int) {
            self.memberLimit = memberLimit
        }

        /// Whether there are more members than a group may have: the cost of a row grows with the square of their number.
        var hasTooManyMembers: Bool { members.count > memberLimit }

        mutating func add(_ record: CSVScanner) throws(SharedExpenseFileError) {
            let cells = record.fields.indices.map { CSVCell.unguarded(record.text($0)) }
            guard !members.isEmpty else {
                guard cells.count >= SplitwiseReader.fixedColumns + 2 else {
                    throw SharedExpenseFileError(.sharedNotGroup, line: record.line)
                }
                members = Array(cells.dropFirst(SplitwiseReader.fixedColumns)).filter { !$0.isEmpty }
                guard Set(members.map(\.folded)).count == members.count else {
                    throw SharedExpenseFileError(.sharedMemberTwice, line: record.line)
                }
                return
            }
            add(cells, line: record.line)
        }

        private mutating func add(_ cells: [String], line: Int) {
            guard cells.count >= SplitwiseReader.fixedColumns + members.count else {
                return reject(.sharedRowTooShort, line, found: cells.joined(separator: ","))
            }
            guard let currency = Currency(code: cells[4]) else { return reject(.sharedCurrencyUnknown, line, found: cells[4]) }
            var changes: [Int64] = []
            for cell in cells[SplitwiseReader.fixedColumns..<SplitwiseReader.fixedColumns + members.count] {
                guard let units = SplitwiseReader.units(cell, currency) else { return reject(.sharedAmountUnreadable, line, found: cell) }
                changes.append(units)
            }
            // The row of the totals has no cost.
            guard !cells[3].isEmpty else { return compare(changes, currency, line: line) }
            guard let day = Day(cells[0].prefix(10)) else { return reject(.sharedDayUnreadable, line, found: cells[0]) }
            guard let cost = SplitwiseReader.units(cells[3], currency) else {
                return reject(.sharedAmountUnreadable, line, found: cells[3])
            }
            let sum = changes.reduce(Int128(0)) { $0 + Int128($1) }
            guard sum == 0 else {
                let text = Int64(exactly: sum).map { Money(minorUnits: $0, currency: currency).decimalText } ?? cells[3]
                return reject(.sharedRowSum, line, [text, Money.zero(currency).decimalText], found: cells[1])
            }
            // A row that changes no balance was paid and owed by the same member, whom the file does not name.
            guard changes.contains(where: { $0 != 0 }) else {
                diagnostics.append(Diagnostic(line: line, severity: .warning, code: .sharedRowUnshared, found: cells[1]))
                return
            }
            for (kind, isReconstructed) in SplitwiseReader.kinds(changes, cost: cost, currency, category: cells[2]) {
                rows.append(
                    SharedExpenseFile.Row(
                        line: line, day: day, title: cells[1], category: cells[2], kind: kind, isReconstructed: isReconstructed))
            }
            nets[currency] = zip(nets[currency] ?? members.map { _ in 0 }, changes).map { $0 + Int128($1) }
        }

        private mutating func reject(_ code: DiagnosticCode, _ line: Int, _ arguments: [String] = [], found: String) {
            diagnostics.append(Diagnostic(line: line, severity: .rejected, code: code, arguments: arguments, found: found))
        }

        /// Compares the totals that the file states with the sums of its rows.
        private mutating func compare(_ totals: [Int64], _ currency: Currency, line: Int) {
            let sums = nets[currency] ?? members.map { _ in 0 }
            for (index, (total, sum)) in zip(totals, sums).enumerated() where Int128(total) != sum {
                let stated = Money(minorUnits: total, currency: currency)
                let found = Money(minorUnits: Int64(clamping: sum), currency: currency)
                diagnostics.append(
                    Diagnostic(
                        line: line, severity: .warning, code: .sharedTotalDiffers,
                        arguments: [members[index], found.decimalText, stated.decimalText]))
            }
        }

        func file() throws(SharedExpenseFileError) -> SharedExpenseFile {
            guard !members.isEmpty else { throw SharedExpenseFileError(.sharedNotGroup) }
            let counts = Dictionary(grouping: rows, by: \.currency).mapValues(\.count)
            let currency = counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
            return SharedExpenseFile(
                format: .splitwise, name: nil, members: members, hasTooManyMembers: hasTooManyMembers, currency: currency, rows: rows,
                diagnostics: diagnostics)
        }
    }

    // MARK: - Rows

    /// The kind of a row, by the change of each balance: an expense, or one or more payments.
    ///
    /// With one creditor, that member paid all. With several, each paid the amount owed to the member plus an equal part of the rest, which is the
    /// member's share: the balances are exact, the payers are not known.
    private static func kinds(
        _ changes: [Int64], cost: Int64, _ currency: Currency, category: String
    ) -> [(SharedExpenseFile.Row.Kind, isReconstructed: Bool)] {
        typealias Part = SharedExpenseFile.Row.Part
        let owed = changes.indices.filter { changes[$0] > 0 }
        let owing = changes.indices.filter { changes[$0] < 0 }
        if paymentWords.contains(category.folded) { return payments(changes, from: owed, to: owing, currency) }
        // A negative cost is money that was received: the signs are inverted.
        let sign: Int64 = cost < 0 ? -1 : 1
        let payers = sign > 0 ? owed : owing
        let others = sign > 0 ? owing : owed
        let lent = payers.reduce(Int64(0)) { $0 + abs(changes[$1]) }
        let amount = max(abs(cost), lent)
        let rest = (amount - lent).apportioned(payers.map { (Int64($0), 1) }, rotation: 0)
        let paid = zip(payers, rest).map { Part(member: $0, value: sign * (abs(changes[$0]) + $1)) }
        let shares = others.map { Part(member: $0, value: abs(changes[$0])) } + zip(payers, rest).map { Part(member: $0, value: $1) }
        let kind = SharedExpenseFile.Row.Kind.expense(
            amount: Money(minorUnits: sign * amount, currency: currency), paid: paid, split: .exact,
            parts: shares.filter { $0.value != 0 }.sorted { $0.member < $1.member })
        return [(kind, payers.count > 1 || amount != abs(cost))]
    }

    /// The payments of a row: one for each receiver, or for each payer. With several of both, who paid whom is not known, and the
    /// payments follow member order.
    private static func payments(
        _ changes: [Int64], from payers: [Int], to receivers: [Int], _ currency: Currency
    ) -> [(SharedExpenseFile.Row.Kind, isReconstructed: Bool)] {
        var paid = changes
        var payments: [(SharedExpenseFile.Row.Kind, isReconstructed: Bool)] = []
        for payer in payers {
            for receiver in receivers where paid[payer] > 0 && paid[receiver] < 0 {
                let units = min(paid[payer], -paid[receiver])
                paid[payer] -= units
                paid[receiver] += units
                let amount = Money(minorUnits: units, currency: currency)
                payments.append(
                    (.settlement(from: payer, to: receiver, amount: amount), isReconstructed: payers.count > 1 && receivers.count > 1))
            }
        }
        return payments
    }

    /// The minor units of a number with a decimal point; nil for anything else.
    private static func units(_ text: String, _ currency: Currency) -> Int64? {
        guard let figure = DecimalFigure(bytes: text.utf8.filter { $0 != UInt8(ascii: " ") }),
            let (amount, isExact) = try? figure.money(in: currency), isExact, AmountLimit.allows(amount)
        else { return nil }
        return amount.minorUnits
    }
}

extension SharedExpenseFile.Row {
    /// The currency of its amount.
    package var currency: Currency {
        switch kind {
        case .expense(let amount, _, _, _), .settlement(_, _, let amount): amount.currency
        }
    }
}
