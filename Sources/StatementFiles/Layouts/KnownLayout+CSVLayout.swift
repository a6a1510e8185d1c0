extension KnownLayout {
    /// The layout of a file with this header.
    ///
    /// - Parameter dialect: delimiter, preamble and header of the file.
    /// - Returns: nil if the row has no day or no amount.
    func csvLayout(_ dialect: CSVDialect) -> CSVLayout? {
        func first(_ role: Role) -> Int? { columns(of: role).first }
        guard let date = first(.day) ?? first(.valueDay) ?? first(.purchaseDay) else { return nil }
        var layout = CSVLayout()
        (layout.delimiter, layout.preamble, layout.hasHeader) = (dialect.delimiter, dialect.preamble, dialect.hasHeader)
        layout.columns = min(dialect.columns, columns.count)
        layout.known = id
        layout.wordColumns = (pending + notLines).compactMap { rule in columns.firstIndex { $0.name == rule.column } }
        layout.date = date
        layout.valueDate = first(.valueDay).flatMap { $0 == date ? nil : $0 }
        layout.purchaseDate = first(.purchaseDay).flatMap { $0 == date ? nil : $0 }
        switch sign {
        case .columns:
            guard let debit = first(.debit), let credit = first(.credit) else { return nil }
            layout.amounts = .split(debit: debit, credit: credit)
        case .signed, .inverted, .indicator:
            guard let amount = first(.amount) ?? first(.debit) ?? first(.credit) else { return nil }
            layout.amounts = .signed(amount)
            layout.invertsSign = sign == .inverted
            if sign == .indicator {
                guard let indicator = first(.indicator) else { return nil }
                layout.indicator = indicator
            }
        }
        (layout.fee, layout.currencyColumn, layout.balance) = (first(.fee) ?? first(.extraFee), first(.currency), first(.balance))
        let payees = columns(of: .payee)
        layout.payee = payees.first ?? first(.payer)
        layout.payer = payees.isEmpty ? nil : first(.payer)
        let texts = payees.dropFirst() + columns(of: .memo) + columns(of: .type)
        if layout.payee == nil { layout.payee = texts.first }
        layout.memo = texts.filter { $0 != layout.payee }.sorted()
        (layout.category, layout.id, layout.reference) = (first(.category), first(.reference), first(.checkNumber))
        (layout.status, layout.ownAccount, layout.accountName) = (first(.status), first(.account), first(.accountName))
        (layout.counterparty, layout.kind) = (first(.otherAccount), first(.type))
        return layout
    }

    /// The meaning of a direction word of this layout; nil if it is not listed.
    func direction(of word: String) -> CSVDebitCreditIndicator? {
        if debitWords.contains(where: { $0.lowercased() == word.lowercased() }) { return .debit }
        return creditWords.contains { $0.lowercased() == word.lowercased() } ? .credit : nil
    }
}

/// The words of a known layout for rows that are pending or no transactions, by column.
struct KnownRowRules: Sendable {
    private var pending: [(column: Int, words: Set<String>)] = []
    private var skipped: [(column: Int, words: Set<String>)] = []

    /// - Parameter columns: the columns of the words in the file (`CSVLayout.wordColumns`).
    init(_ layout: KnownLayout, columns: [Int]) {
        let rules = layout.pending + layout.notLines
        guard columns.count == rules.count else { return }
        for (index, rule) in rules.enumerated() {
            let words = (columns[index], Set(rule.words.map { $0.lowercased() }))
            if index < layout.pending.count { pending.append(words) } else { skipped.append(words) }
        }
    }

    func isPending(_ row: CSVScanner) -> Bool { Self.matches(pending, row) }
    func isSkipped(_ row: CSVScanner) -> Bool { Self.matches(skipped, row) }

    private static func matches(_ rules: [(column: Int, words: Set<String>)], _ row: CSVScanner) -> Bool {
        rules.contains { rule in
            let cell = row.bytes(rule.column)
            return cell.count <= 64 && rule.words.contains(cell.text.lowercased())
        }
    }
}
