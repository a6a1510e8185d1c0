import Models

/// Chooses the index through which the candidates of a query are read.
struct EntryScans {
    private let connection: Connection
    private let household: ID<Household>
    private let search: EntrySearch
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    /// What the text index is asked for; nil if it finds no candidates, or there are none.
    let text: TextSearch?

    /// - Parameters:
    ///   - search: with the query narrowed by it.
    ///   - collectsRows: whether the text index may collect all rows of a beginning.
    init(
        _ connection: Connection, household: ID<Household>, search: EntrySearch,
        ledgerAccounts: [LedgerAccountID: LedgerAccountRecord], collectsRows: Bool = false
    ) throws {
        self.connection = connection
        self.household = household
        self.search = search
        self.ledgerAccounts = ledgerAccounts
        text =
            search.usesTextIndex && !search.isImpossible
            ? try TextSearch(connection, household: household, search: search, collectsRows: collectsRows) : nil
    }

    private var query: EntryQuery { search.query }

    /// The most selective scan for the query; nil if nothing can match.
    ///
    /// - Parameters:
    ///   - size: how many rows of an index are read at once, at first and at most.
    func scan(reading size: ClosedRange<Int>) -> (any EntryScan)? {
        if search.isImpossible { return nil }
        if let text { return scan(text, reading: size) }
        if !query.categories.isEmpty { return sides(of: query.categories.map { (LedgerAccountID($0), nil) }, limit: size.upperBound) }
        if let account = query.account { return sides(of: [(LedgerAccountID(account), account)], limit: size.upperBound) }
        return sides(
            of: ledgerAccounts.values.map { (ledgerAccount: $0, account: ID<Account>(rawValue: $0.id.rawValue)) }
                .filter { $0.ledgerAccount.role == .own && (query.accounts.isEmpty || query.accounts.contains($0.account)) }
                .map { ($0.ledgerAccount.id, $0.account) }, limit: size.upperBound)
    }

    private func scan(_ text: TextSearch, reading size: ClosedRange<Int>) -> any EntryScan {
        let keys = text.keys
        var end = keys.range.upperBound
        // The index is ordered by the later side's day; the sides of a transaction are at most ten days apart.
        if let until = query.until { end = keys.end(of: until.adding(days: 15)) }
        if let after = query.after {
            // Includes the last key again: its group may have entries in further accounts.
            end = min(end, keys.first(day: after.day, group: after.group) + 1)
        }
        let first = query.from.map { keys.first(of: $0) } ?? keys.range.lowerBound
        return TextScan(
            connection, household: household, search: text, from: first, before: end, batchSize: size.lowerBound,
            batchLimit: size.upperBound)
    }

    private func sides(of scanned: [(ledgerAccount: LedgerAccountID, account: ID<Account>?)], limit: Int) -> any EntryScan {
        let newest: SideScan.Key = (query.until.map { Int64($0.number) + 1 } ?? .max, 0)
        // With many sides each contributes few entries of the page.
        let batchSize = scanned.count > 2 ? 4 : limit
        let sides = scanned.sorted { $0.ledgerAccount < $1.ledgerAccount }.flatMap { ledgerAccount, account in
            let end = end(of: account, before: newest)
            return [SideScan.Side.source, .destination].map {
                SideScan($0, of: ledgerAccount, account: account, from: query.from, before: end, batchSize: batchSize, batchLimit: limit)
            }
        }
        return MergedScan(connection: connection, household: household, sides: sides)
    }

    /// Where the page ends that begins behind the cursor of the query.
    private func end(of account: ID<Account>?, before newest: SideScan.Key) -> SideScan.Key {
        guard let after = query.after else { return newest }
        // The group may have entries in further accounts that follow on this page.
        let hasLaterEntries = account.map { account in after.account.map { account < $0 } ?? false } ?? true
        let group = after.group.rawValue
        let key: SideScan.Key = (Int64(after.day.number), hasLaterEntries && group < .max ? group + 1 : group)
        return key < newest ? key : newest
    }
}
