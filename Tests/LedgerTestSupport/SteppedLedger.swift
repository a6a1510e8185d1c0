import Ledger
package import Models
package import Storage

/// A ledger with a number of transactions over a number of days: three accounts, five categories, every fortieth with a rare payee.
package struct SteppedLedger: Sendable {
    private let ledger: TestLedger

    package var database: Database { ledger.database }
    package var household: ID<Household> { ledger.household }

    package static let account: ID<Account> = ID(rawValue: 101)
    package static let category: ID<Models.Category> = ID(rawValue: 201)
    package static let lastDay = Day(number: 20_453)

    /// Queries, each for the first page and a later page.
    package static var queries: [(String, EntryQuery)] {
        let cursor = EntryCursor(day: lastDay.adding(days: -1), group: ID(rawValue: 1), account: account, balance: 0)
        return [
            ("account", EntryQuery(account: account)),
            ("account, next page", EntryQuery(account: account, after: cursor)),
            ("all accounts", EntryQuery()),
            ("all accounts, next page", EntryQuery(after: cursor)),
            ("until the end of a month", EntryQuery(account: account, until: lastDay.monthOfYear.previous.lastDay)),
            ("category", EntryQuery(category: category)),
            ("category in an account", EntryQuery(account: account, category: category)),
            ("category, next page", EntryQuery(category: category, after: cursor)),
            ("search", EntryQuery(search: "payee")),
            ("search, next page", EntryQuery(search: "payee", after: cursor)),
            ("search in an account", EntryQuery(account: account, search: "payee")),
            ("search for an amount", EntryQuery(search: "10.00", limit: 3)),
        ]
    }

    /// - Parameters:
    ///   - schema: the tables of the database; those of the ledger alone, unless features are tested on it.
    ///   - payee: the payee of a transaction by its number, from the newest; nil for one of forty.
    package init(schema: Schema = .ledger, count: Int, days: Int = 60, payee: (@Sendable (Int) -> String)? = nil) async throws {
        ledger = try await TestLedger(schema: schema, accounts: 3, categories: 5)
        try await ledger.write { journal, _ in
            for number in 0..<count {
                let day = Self.lastDay.adding(days: -(number * days / count))
                let id: ID<Transaction> = journal.makeID()
                let part = Transaction(
                    id: id, amount: Money(minorUnits: 10_00, currency: .euro), source: LedgerAccountID(rawValue: Int64(101 + number % 3)),
                    sourceDay: day, destination: LedgerAccountID(rawValue: Int64(201 + number / 3 % 5)), destinationDay: day,
                    note: "Common note")
                try journal.insert(TransactionGroup(id: id, parts: [part], payee: payee?(number) ?? "Payee \(number % 40)"))
            }
        }
    }

    package func page(_ query: EntryQuery) async throws -> EntryPage {
        let household = household
        return try await database.read { try EntryRepository($0, household: household).page(query) }
    }

    package func steps(of query: EntryQuery) async throws -> (entries: Int, steps: Int) {
        let household = household
        return try await database.read { connection in
            let page = try EntryRepository(connection, household: household).page(query)
            return (page.entries.count, connection.counters.steps)
        }
    }
}
