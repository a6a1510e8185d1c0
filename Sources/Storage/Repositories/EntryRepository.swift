package import Models

/// Reads pages of entries with keyset pagination, so that the cost of a page is independent of the length of the history.
package final class EntryRepository: ScopedRepository {
    /// How many candidates a page examines at most before it returns its cursor.
    static let examined = 5_000

    /// How many pending transactions are examined for the first page, newest first.
    static let pendingExamined = 1_000

    /// Returns one page, newest first. The first page begins with pending entries.
    ///
    /// Pages of one account have running balances unless the query has a search text or a category.
    ///
    /// - Parameter ledgerAccounts: all ledger accounts of the household if already loaded.
    package func page(_ query: EntryQuery, ledgerAccounts: [LedgerAccountRecord]? = nil) throws -> EntryPage {
        let ledgerAccounts = try ledgerAccounts ?? LedgerAccountRepository(connection, household: household).all()
        return try EntryListing(connection, household: household, query: query, ledgerAccounts: ledgerAccounts).page()
    }

    /// All entries of a query, newest first and pending ones on top, with the sums of the completed ones. Looks at as many as one page does:
    /// `next` is set if there are more.
    package func selection(_ query: EntryQuery, ledgerAccounts: [LedgerAccountRecord]) throws -> (page: EntryPage, sums: EntrySums) {
        var query = query
        (query.after, query.limit) = (nil, Self.examined)
        return try EntryListing(
            connection, household: household, query: query, ledgerAccounts: ledgerAccounts, most: Self.examined
        ).selection()
    }

    /// The number of transactions of a query that filters by accounts and days only, and whether there are no more. Counts no further than a
    /// page looks.
    package func count(_ query: EntryQuery, ledgerAccounts: [LedgerAccountRecord]) throws -> (count: Int, isComplete: Bool) {
        try EntryCount(connection, household: household, query: query, ledgerAccounts: ledgerAccounts).byIndex(upTo: Self.examined)
    }

    /// The number of transactions of a search over all accounts, counted up to a limit, and whether there are no more.
    package func searchCount(
        _ query: EntryQuery, ledgerAccounts: [LedgerAccountRecord], upTo limit: Int, lookingAt depth: SearchDepth
    ) throws -> (count: Int, isComplete: Bool) {
        try EntryCount(connection, household: household, query: query, ledgerAccounts: ledgerAccounts, lookingAt: depth)
            .bySearch(upTo: limit)
    }

    /// The entries of some groups in their own accounts, in the given order, by the account that money left first; groups that do not exist
    /// or have no own account are skipped.
    ///
    /// - Parameter records: all ledger accounts of the household.
    package func entries(_ groups: [ID<Transaction>], ledgerAccounts records: [LedgerAccountRecord]) throws -> [Entry] {
        let ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let found = try TransactionRepository(connection, household: household).groups(groups)
        let composer = EntryComposer(ledgerAccounts: ledgerAccounts)
        return try groups.compactMap { id in
            guard let group = found[id] else { return nil }
            let sides = group.parts.map(\.source) + group.parts.map(\.destination)
            guard let own = sides.compactMap({ ledgerAccounts[$0] }).first(where: { $0.role == .own }) else { return nil }
            return try composer.entry(group, in: own)
        }
    }

    /// The entries of some groups in an account, in the given order; groups that do not exist or do not touch the account are skipped.
    package func entries(_ groups: [ID<Transaction>], in account: ID<Account>) throws -> [Entry] {
        guard !groups.isEmpty else { return [] }
        let records = try LedgerAccountRepository(connection, household: household).all()
        let ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        guard let record = ledgerAccounts[LedgerAccountID(account)] else { return [] }
        let found = try TransactionRepository(connection, household: household).groups(groups)
        let composer = EntryComposer(ledgerAccounts: ledgerAccounts)
        return try groups.compactMap { id in
            guard let group = found[id], group.day(at: record.id) != nil else { return nil }
            return try composer.entry(group, in: record)
        }
    }
}
