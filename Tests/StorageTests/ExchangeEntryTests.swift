import Ledger
import Models
import Storage
import Testing

@Suite struct ExchangeEntryTests {

    @Test func anExchangeShowsTheOtherAccountInsteadOfTheConversion() async throws {
        let database = try Database.inMemory()
        let (euro, dollar) = (try #require(Currency(code: "EUR")), try #require(Currency(code: "USD")))
        let household: ID<Household> = ID(rawValue: 1)
        let day = Day(number: 20_000)
        let entries = try await database.write(household, []) { connection in
            try HouseholdRepository(connection).insert(
                Household(id: household, name: "H", currency: euro, timeZone: "UTC"), numberKey: [1], at: 0)
            let ledgerAccounts = LedgerAccountRepository(connection, household: household)
            let (one, two, between) = (LedgerAccountID(rawValue: 11), LedgerAccountID(rawValue: 12), LedgerAccountID(rawValue: 13))
            try ledgerAccounts.insert(
                LedgerAccountRecord(id: one, role: .own, name: "Euros", kind: .checking, currency: euro, createdAt: 0))
            try ledgerAccounts.insert(
                LedgerAccountRecord(id: two, role: .own, name: "Dollars", kind: .checking, currency: dollar, createdAt: 0))
            try ledgerAccounts.insert(LedgerAccountRecord(id: between, role: .conversion, name: "Exchange", createdAt: 0))
            let journal = try Journal(connection, household: household, ids: IDSource(), at: 1_700_000_000_000)
            let ids: [ID<Transaction>] = [journal.makeID(), journal.makeID()]
            let parts = [
                Transaction(
                    id: ids[0], amount: Money(minorUnits: 100, currency: euro), source: one, sourceDay: day, destination: between,
                    destinationDay: day),
                Transaction(
                    id: ids[1], amount: Money(minorUnits: 125, currency: dollar), source: between, sourceDay: day, destination: two,
                    destinationDay: day),
            ]
            try journal.insert(TransactionGroup(id: ids[0], parts: parts))
            try journal.flush()
            return try EntryRepository(connection, household: household).page(EntryQuery()).entries
        }
        #expect(entries.map(\.accountName) == ["Dollars", "Euros"])
        #expect(entries.map { $0.counterparts.map(\.name) } == [["Euros"], ["Dollars"]])
        #expect(entries.map(\.amount.description) == ["1.25 USD", "-1.00 EUR"])
    }
}
