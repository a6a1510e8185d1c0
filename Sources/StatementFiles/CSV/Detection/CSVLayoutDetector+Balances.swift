extension CSVLayoutDetector {
    /// The maximum number of accounts that balances distinguish, and the minimum number of consistent balances in total, and in each account unless
    /// its rows break the balances of the others.
    private static let provenAccounts = 8
    private static let provenLinks = 4
    private static let leastLinks = 2
    /// The maximum number of rows that are compared; those of one account may precede all others.
    private static let accountRows = 1_000

    /// The column whose words divide the rows into accounts with separate balances, such as *Product* with *Current* and *Savings*, and the fit of
    /// the amounts to these balances.
    ///
    /// The words of a column are accounts only if the balances are consistent within each account, and not across the rows of all.
    func accountsByBalances(_ layout: CSVLayout) -> (column: Int, fit: CSVBalanceFit)? {
        guard layout.ownAccount == nil else { return nil }
        let taken = Set(
            layout.amountColumns + [layout.date, layout.balance, layout.payee, layout.status, layout.currencyColumn].compactMap { $0 })
        let candidates = columns.indices.filter { !taken.contains($0) && mayNameAccounts($0) }
        guard !candidates.isEmpty else { return nil }
        let read = rows(of: layout, limit: Self.accountRows)
        let fit = CSVBalanceFit(read.map(\.row), areDaysOrdered: layout.dateOrder != nil)
        for column in candidates {
            let accounts = cells(of: column)
            guard Set(accounts.filter { !$0.isEmpty }).count > 1 else { continue }
            var sum = CSVBalanceFit([], areDaysOrdered: false)
            var isEachExplained = true
            var short = 0
            for account in Set(accounts) {
                let rows = read.filter { $0.index < accounts.count && accounts[$0.index] == account }
                let one = CSVBalanceFit(rows.map(\.row), areDaysOrdered: layout.dateOrder != nil)
                if one.links < Self.leastLinks, !rows.isEmpty { short += 1 }
                isEachExplained = isEachExplained && (rows.isEmpty || one.links == 0 || one.isExplained)
                sum.add(one)
            }
            guard isEachExplained, sum.links >= Self.provenLinks, sum.isExplained else { continue }
            guard sum.isComplete || !fit.isExplained, sum.links - sum.asWritten < fit.links - fit.asWritten else { continue }
            // An account of one or two rows has too few consistent balances. Instead, its rows have to break those of the others: each of them before
            // and after, unless it is the first or last one.
            guard short == 0 || (sum.isComplete && fit.links - fit.asWritten >= short) else { continue }
            return (column, sum)
        }
        return nil
    }

    /// Whether a column has a few words, one in every row.
    private func mayNameAccounts(_ column: Int) -> Bool {
        let counts = columns[column]
        guard counts.isText, !counts.isDate, !counts.isCurrency, !counts.isIndicator, counts.filled >= columns[layout.date].filled else {
            return false
        }
        return (2...Self.provenAccounts).contains(counts.distinct)
    }

    private func cells(of column: Int) -> [String] {
        var cells: [String] = []
        sample.rows(limit: Self.accountRows) { cells.append($0.text(column)) }
        return cells
    }
}
