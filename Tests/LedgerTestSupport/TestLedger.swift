package import Ledger
package import Models
package import Storage

/// The ledger of a household in memory, without services: some accounts and categories, and a journal that writes.
package struct TestLedger: Sendable {
    package let database: Database
    package let household: ID<Household> = ID(rawValue: 1)
    /// In euros: A0, A1 and so on, with the ids 101, 102 and so on.
    package let accounts: [Account]
    /// Of spending: C0, C1 and so on, with the ids 201, 202 and so on.
    package let categories: [ID<Models.Category>]

    /// - Parameter schema: the tables of the database; those of the ledger alone, unless features are tested on it.
    package init(schema: Schema = .ledger, accounts: Int, categories: Int) async throws {
        let own = (0..<accounts).map {
            Account(id: ID(rawValue: Int64(101 + $0)), name: "A\($0)", kind: .checking, currency: .euro)
        }
        self.accounts = own
        self.categories = (0..<categories).map { ID(rawValue: Int64(201 + $0)) }
        database = try Database.inMemory(schema: schema)
        let (household, spending) = (household, self.categories)
        try await database.write(household, []) { connection in
            try HouseholdRepository(connection).insert(
                Household(id: household, name: "H", currency: .euro, timeZone: "UTC"), numberKey: [1], at: 0)
            let ledgerAccounts = LedgerAccountRepository(connection, household: household)
            for account in own {
                try ledgerAccounts.insert(
                    LedgerAccountRecord(
                        id: LedgerAccountID(account.id), role: .own, name: account.name, kind: account.kind, currency: account.currency,
                        createdAt: 0))
            }
            for (number, category) in spending.enumerated() {
                try ledgerAccounts.insert(
                    LedgerAccountRecord(
                        id: LedgerAccountID(category), role: .category, name: "C\(number)", categoryClass: .spending, createdAt: 0))
            }
        }
    }

    /// Runs one write with a journal, and flushes it.
    ///
    /// - Parameter modules: the modules that observe it.
    package func write(
        modules: LedgerModules = LedgerModules(), _ body: @escaping @Sendable (Journal, Connection) throws -> Void
    ) async throws {
        let (household, ids) = (household, database.ids)
        try await database.write(household, []) { connection in
            let journal = try Journal(connection, household: household, ids: ids, at: 1_700_000_000_000, modules: modules)
            try body(journal, connection)
            try journal.flush()
        }
    }
}
