import Models

/// Writes a journal for `ledger` 3 or `hledger`.
package struct JournalWriter: LedgerWriter {
    package enum Dialect: Sendable {
        case ledger, hledger
    }

    private let dialect: Dialect
    private var writer = JournalTransactionWriter(
        names: LedgerAccountNames([], style: .free), header: JournalTransactionWriter.journalHeader)

    package init(_ dialect: Dialect) { self.dialect = dialect }

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        writer = JournalTransactionWriter(
            names: LedgerAccountNames(header.accounts, style: .free), header: JournalTransactionWriter.journalHeader)
        try output.write("; \(JournalTransactionWriter.plain(header.household)), \(header.day)\n\n")
        if dialect == .hledger { try output.write(Self.commodities(of: header)) }
        for name in writer.names.names + [writer.names.inTransit] { try output.write("account \(name)\n") }
        try output.write("\n")
        for budget in header.budgets {
            let name = writer.names.names[budget.category]
            try output.write(dialect == .ledger ? Self.ledgerBudget(budget, of: name) : Self.budget(budget, of: name))
        }
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        try writer.write(transaction, into: &output)
    }

    private static func commodities(of header: ExportHeader) -> String {
        let lines = Set(header.accounts.compactMap(\.currency) + [header.currency]).sorted().map { currency in
            // hledger requires the decimal mark even without decimals.
            let example = Money(minorUnits: currency.minorUnitsPerMajor * 1000, currency: currency).decimalText
            return "commodity \(example)\(currency.decimals == 0 ? "." : "") \(currency)\n"
        }
        return "decimal-mark .\n" + lines.joined()
    }

    /// The periodic transactions of a budget. Only months have periods that begin on any day; a quarter is four dates of the year then, each
    /// from its first occurrence on, because `hledger` moves an earlier first day back to the date before it.
    private static func budget(_ budget: ExportedBudget, of name: String) -> String {
        let day = budget.from.dayOfMonth
        switch (budget.period, day) {
        case (.month, 1): return periodic("monthly", from: budget.from, budget, name)
        case (.month, _): return periodic("every \(ordinal(day)) day of month", from: budget.from, budget, name)
        case (.quarter, 1): return periodic("every 3 months", from: budget.from, budget, name)
        case (.year, 1): return periodic("every 12 months", from: budget.from, budget, name)
        case (.quarter, _), (.year, _):
            let starts = (0..<12 / budget.period.months).map { index in
                budget.from.monthOfYear.adding(months: index * budget.period.months).firstDay.adding(days: day - 1)
            }
            return starts.filter { start in budget.end.map { start < $0 } ?? true }
                .map { periodic("every \($0.description.dropFirst(5).replacing("-", with: "/"))", from: $0, budget, name) }.joined()
        }
    }

    private static func periodic(_ interval: String, from: Day, _ budget: ExportedBudget, _ name: String) -> String {
        "~ \(interval) from \(from)\(budget.end.map { " to \($0)" } ?? "")\n  (\(name))  \(budget.amount)\n\n"
    }

    private static func ordinal(_ day: Int) -> String {
        switch day {
        case 1, 21: "\(day)st"
        case 2, 22: "\(day)nd"
        case 3, 23: "\(day)rd"
        default: "\(day)th"
        }
    }

    /// The periodic transaction of a budget. `ledger` has only months from the first day for budgets; others are comments.
    private static func ledgerBudget(_ budget: ExportedBudget, of name: String) -> String {
        let isRead = budget.period == .month && budget.from.dayOfMonth == 1
        let (mark, end) = (isRead ? "" : "; ", budget.end.map { " to \($0)" } ?? "")
        let period = isRead ? "Monthly" : "each \(budget.period.rawValue)"
        return "\(mark)~ \(period) from \(budget.from)\(end)\n\(mark)  \(name)  \(budget.amount)\n\(mark)  Equity:Budget\n\n"
    }
}
