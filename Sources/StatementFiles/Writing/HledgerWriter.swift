import Models

/// Writes a journal for `hledger`.
package struct HledgerWriter: LedgerWriter {

    private var writer = JournalTransactionWriter(
        names: LedgerAccountNames([], style: .free), header: JournalTransactionWriter.journalHeader)

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        writer = JournalTransactionWriter(
            names: LedgerAccountNames(header.accounts, style: .free), header: JournalTransactionWriter.journalHeader)
        try output.write("; \(JournalTransactionWriter.plain(header.household)), \(header.day)\n\ndecimal-mark .\n")
        for currency in Set(header.accounts.compactMap(\.currency) + [header.currency]).sorted() {
            // hledger requires the decimal mark even without decimals.
            let example = Money(minorUnits: currency.minorUnitsPerMajor * 1000, currency: currency).decimalText
            try output.write("commodity \(example)\(currency.decimals == 0 ? "." : "") \(currency)\n")
        }
        for name in writer.names.names + [writer.names.inTransit] { try output.write("account \(name)\n") }
        try output.write("\n")
        for budget in header.budgets { try output.write(Self.budget(budget, of: writer.names.names[budget.category])) }
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        try writer.write(transaction, into: &output)
    }

    package mutating func end(into output: inout ByteOutput) {}

    // MARK: - Budgets

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
}
