import Ledger
import Models
import Storage
import TestSupport
import Testing

/// A ledger with a number of transactions over a number of days: three accounts, five categories, every fortieth with a rare payee.
struct SteppedLedger {
    let database: Database
    let household: ID<Household> = ID(rawValue: 1)

    static let account: ID<Account> = ID(rawValue: 101)
    static let category: ID<Models.Category> = ID(rawValue: 201)
    static let lastDay = Day(number: 20_453)

    /// Queries, each for the first page and a later page.
    static var queries: [(String, EntryQuery)] {
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

    /// - Parameter payee: the payee of a transaction by its number, from the newest; nil for one of forty.
    init(count: Int, days: Int = 60, payee: (@Sendable (Int) -> String)? = nil) async throws {
        database = try Database.inMemory()
        let euro = try #require(Currency(code: "EUR"))
        let household = household
        try await database.write(household, []) { connection in
            try HouseholdRepository(connection).insert(
                Household(id: household, name: "H", currency: euro, timeZone: "UTC"), numberKey: [1], at: 0)
            let ledgerAccounts = LedgerAccountRepository(connection, household: household)
            for number in 0..<3 {
                try ledgerAccounts.insert(
                    LedgerAccountRecord(
                        id: LedgerAccountID(rawValue: Int64(101 + number)), role: .own, name: "A\(number)", kind: .checking, currency: euro,
                        createdAt: 0))
            }
            for number in 0..<5 {
                try ledgerAccounts.insert(
                    LedgerAccountRecord(
                        id: LedgerAccountID(rawValue: Int64(201 + number)), role: .category, name: "C\(number)", categoryClass: .spending,
                        createdAt: 0))
            }
            let journal = try Journal(connection, household: household, ids: IDSource(), at: 1_700_000_000_000)
            for number in 0..<count {
                let day = Self.lastDay.adding(days: -(number * days / count))
                let id: ID<Transaction> = journal.makeID()
                let part = Transaction(
                    id: id, amount: Money(minorUnits: 10_00, currency: euro), source: LedgerAccountID(rawValue: Int64(101 + number % 3)),
                    sourceDay: day, destination: LedgerAccountID(rawValue: Int64(201 + number / 3 % 5)), destinationDay: day,
                    note: "Common note")
                try journal.insert(TransactionGroup(id: id, parts: [part], payee: payee?(number) ?? "Payee \(number % 40)"))
            }
            try journal.flush()
        }
    }

    func page(_ query: EntryQuery) async throws -> EntryPage {
        let household = household
        return try await database.read { try EntryRepository($0, household: household).page(query) }
    }

    func steps(of query: EntryQuery) async throws -> (entries: Int, steps: Int) {
        let household = household
        return try await database.read { connection in
            let page = try EntryRepository(connection, household: household).page(query)
            return (page.entries.count, connection.counters.steps)
        }
    }
}
