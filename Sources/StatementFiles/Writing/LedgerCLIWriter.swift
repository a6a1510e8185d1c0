import Models

/// Writes a journal for `ledger` 3.
package struct LedgerCLIWriter: LedgerWriter {

    private var writer = JournalTransactionWriter(
        names: LedgerAccountNames([], style: .free), header: JournalTransactionWriter.journalHeader)

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        writer = JournalTransactionWriter(
            names: LedgerAccountNames(header.accounts, style: .free), header: JournalTransactionWriter.journalHeader)
        try output.write("; \(JournalTransactionWriter.plain(header.household)), \(header.day)\n\n")
        for name in writer.names.names + [writer.names.inTransit] { try output.write("account \(name)\n") }
        try output.write("\n")
        for budget in header.budgets { try output.write(Self.budget(budget, of: writer.names.names[budget.category])) }
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        try writer.write(transaction, into: &output)
    }

    package mutating func end(into output: inout ByteOutput) {}

    /// The periodic transaction of a budget. `ledger` has only months from the first day for budgets; others are comments.
    private static func budget(_ budget: ExportedBudget, of name: String) -> String {
        let isRead = budget.period == .month && budget.from.dayOfMonth == 1
        let (mark, end) = (isRead ? "" : "; ", budget.end.map { " to \($0)" } ?? "")
        let period = isRead ? "Monthly" : "each \(budget.period.rawValue)"
        return "\(mark)~ \(period) from \(budget.from)\(end)\n\(mark)  \(name)  \(budget.amount)\n\(mark)  Equity:Budget\n\n"
    }
}
