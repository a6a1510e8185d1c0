/// Writes a household as a plain-text journal, day by day; an own transfer is one transaction on the day on which it departs.
package struct JournalFile {

    package enum Dialect: Sendable {
        /// Read by `ledger` and by `hledger`.
        case ledger
        case beancount
    }

    private let household: GeneratedHousehold
    private let dialect: Dialect

    package init(_ household: GeneratedHousehold, dialect: Dialect = .ledger) {
        self.household = household
        self.dialect = dialect
    }

    package func write(to sink: inout TextSink) throws {
        try writeOpenings(to: &sink)
        var days = household.accounts.indices.map { household.lines(of: $0) }
        var heads = days.indices.map { days[$0].next() }
        while let first = heads.indices.filter({ heads[$0] != nil }).min(by: { day(heads[$0]) < day(heads[$1]) }) {
            if let line = heads[first] { try write(line, of: first, to: &sink) }
            heads[first] = days[first].next()
        }
        try sink.flush()
    }

    private func day(_ line: BookedLine?) -> Int32 { line?.day.number ?? .max }

    /// Balances before the first day, so that those after the last one are as the statements say.
    private func writeOpenings(to sink: inout TextSink) throws {
        if dialect == .beancount {
            let names = household.accounts.map(name) + SpendingCategory.all.map { "Expenses:\($0.name)" }
            for name in names + ["Income:Salary", "Equity:Opening"] { try sink.add("2015-12-31 open \(name)\n") }
        }
        for (index, account) in household.accounts.enumerated() {
            var sum: Int64 = 0
            for line in household.lines(of: index) { sum += line.amount }
            try sink.add("2015-12-31 * \(quoted("Opening balance"))\n    \(name(account))  ")
            try sink.add(cents: account.closing - sum)
            try sink.add(" EUR\n    Equity:Opening\n\n")
        }
    }

    private func write(_ line: BookedLine, of account: Int, to sink: inout TextSink) throws {
        let other: String
        switch line.kind {
        case .transferIn: return
        case .transferOut(let destination): other = name(household.accounts[destination])
        case .salary: other = "Income:Salary"
        case .spending, .refund: other = "Expenses:" + SpendingCategory.all[line.category].name
        }
        try sink.add(line.day)
        try sink.add(" * \(quoted(line.payee))\n")
        if !line.memo.isEmpty { try sink.add("    ; \(line.memo)\n") }
        try sink.add("    \(other)  ")
        try sink.add(cents: -line.amount)
        try sink.add(" EUR\n    \(name(household.accounts[account]))\n\n")
    }

    private func name(_ account: OwnAccount) -> String {
        (account.isCard ? "Liabilities:" : "Assets:")
            + account.name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private func quoted(_ text: String) -> String { dialect == .beancount ? "\"\(text)\"" : text }
}
