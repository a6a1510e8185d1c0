package import Models

/// Reads pages of entries by key, so that a page costs the same however long the history is.
package struct EntryRepository {
    let connection: Connection
    let household: ID<Household>

    /// How many entries a page looks at before it says how far it came.
    package static let examined = 5_000

    /// How many pending transactions are looked at for the top of the list, newest first.
    static let pendingExamined = 1_000

    /// The household's rows, for as long as the read or write that the connection belongs to.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// One page, newest first; pending entries stand on top of the first one.
    ///
    /// A page of one account carries running balances, unless it is searched or of one category.
    ///
    /// - Parameter places: all places of the household, where they were read already.
    package func page(_ query: EntryQuery, ledgerAccounts: [LedgerAccountRecord]? = nil) throws -> EntryPage {
        let ledgerAccounts = try ledgerAccounts ?? LedgerAccountRepository(connection, household: household).all()
        return try EntryListing(connection, household: household, query: query, ledgerAccounts: ledgerAccounts).page()
    }

    /// Some groups as an account sees them, in their order; those that are gone or do not touch it are left out.
    package func entries(_ groups: [ID<Transaction>], in account: ID<Account>) throws -> [Entry] {
        guard !groups.isEmpty else { return [] }
        let records = try LedgerAccountRepository(connection, household: household).all()
        let ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        guard let record = ledgerAccounts[LedgerAccountID(account)] else { return [] }
        let (transactions, composer) = (TransactionRepository(connection, household: household), EntryComposer(ledgerAccounts: ledgerAccounts))
        return try groups.compactMap { id in
            guard let group = try transactions.group(id), group.day(at: record.id) != nil else { return nil }
            return try composer.entry(group, in: record)
        }
    }
}
