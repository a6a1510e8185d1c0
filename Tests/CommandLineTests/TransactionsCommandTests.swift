import Models
import Services
import Testing

@testable import coffer

struct TransactionsCommandTests {

    @Test func anEntryKeepsItsShape() async throws {
        var entry = Sample.entry(100, -1_250, payee: "Bäcker \"Müller\"")
        entry.note = "two\nlines"
        let said = try await Sitting.run("transactions", "--output", "json", in: MadeUpHousehold(.init(entries: [entry])))
        #expect(
            said.output == #"""
                {"entries":[{"id":"txn_0000000000034","day":"2026-07-01","account":"Checking","amount":"-12.50","currency":"EUR",\#
                "payee":"Bäcker \"Müller\"","note":"two\nlines","category":"groceries","status":"completed","balance":"87.50"}],"next":null}

                """#)
    }

    @Test func noEntryIsAnEmptyPage() async throws {
        #expect(try await Sitting.run("transactions", "--output", "json").output == "{\"entries\":[],\"next\":null}\n")
        #expect(try await Sitting.run("transactions").output == "No transactions\n")
    }

    @Test func aSplitNamesItsCategoriesAndATransferIsOne() {
        let groceries = Counterpart(place: Place(Sample.groceries.id), role: .category, name: "groceries", amount: Sample.euros(-1_000))
        let other = Counterpart(place: Place(Sample.other.id), role: .category, name: "other", amount: Sample.euros(-250))
        let own = Counterpart(place: Place(Sample.savings.id), role: .own, name: "Savings", amount: Sample.euros(-1_250))
        #expect(Sample.entry(1, -1_250, counterparts: [groceries, other, groceries]).categoryText == "groceries, other")
        #expect(Sample.entry(1, -1_250, counterparts: [own]).categoryText == "transfer")
    }

    @Test func whatIsPendingHasNoBalance() async throws {
        var entry = Sample.entry(1, -100)
        entry.balance = nil
        entry.status = .pending
        let said = try await Sitting.run("transactions", "--output", "json", in: MadeUpHousehold(.init(entries: [entry])))
        #expect(said.output.contains("\"status\":\"pending\",\"balance\":null}"))
    }

    /// A service gives 500 at most, and fewer where it stopped looking; a person asked for all of them.
    @Test(arguments: [1, 7, 500]) func shortPagesAreJoined(pageSize: Int) async throws {
        let entries = (1...23).map { Sample.entry(Int64($0), -100) }
        let household = MadeUpHousehold(.init(entries: entries, pageSize: pageSize))
        let said = try await Sitting.run("transactions", "--limit", "21", "--output", "csv", in: household)
        #expect(said.output.split(separator: "\r\n").count == 22)
        let page = try await Sitting.run("transactions", "--limit", "21", "--output", "json", in: household)
        #expect(page.output.hasSuffix("}],\"next\":\"\(Sample.day("2026-07-01").number).21.1.0\"}\n"))
        #expect(page.output.components(separatedBy: "},{").count == 21)
    }

    @Test func filtersReachTheService() async throws {
        let household = MadeUpHousehold(Sample.holdings)
        _ = try await Sitting.run(
            "transactions", "--account", "Checking", "--from", "2026-01-01", "--until", "2026-01-31", "--search", "-5 bakery",
            "--category", "groceries", "--status", "pending", "--status", "completed", "--tag", "a", "--min", "-50.5", "--max", "-1",
            "--limit", "7", "--after", "1.2.3.-4", in: household)
        let query = EntryQuery(
            account: Sample.checking.id, from: Sample.day("2026-01-01"), until: Sample.day("2026-01-31"), search: "-5 bakery",
            category: Sample.groceries.id, statuses: [.pending, .completed], tags: ["a"], minimum: -5_050, maximum: -100, limit: 7,
            after: EntryCursor("1.2.3.-4"))
        #expect(household.queried == [query])
    }

    @Test func amountsWithoutAnAccountNeedTheSameDecimalsEverywhere() async throws {
        var holdings = Sample.holdings
        let yen = Account(id: ID(rawValue: 3), name: "Yen", kind: .cash, currency: Sample.currency("JPY"))
        holdings.accounts.append(Sample.summary(yen, 5))
        let household = MadeUpHousehold(holdings)
        let said = try await Sitting.run("transactions", "--min", "5", in: household)
        #expect(said.status == 64)
        #expect(said.messages == "--min needs --account: the accounts' currencies have different decimals\n")
        #expect(try await Sitting.run("transactions", "--min", "5", "--account", "Yen", in: household).status == 0)
        #expect(household.queried.map(\.minimum) == [5])
        #expect(try await Sitting.run("transactions", "--min", "5.5", "--account", "Yen", in: household).status == 64)
    }

    @Test func anUnknownAccountIsNamed() async throws {
        let said = try await Sitting.run("transactions", "--account", "Nobody's", in: MadeUpHousehold(Sample.holdings))
        #expect(said.status == 1)
        #expect(said.messages == "Resource not found: account \"Nobody's\"\n")
        #expect(said.output.isEmpty)
    }

    @Test func formulasOfABankStayTextInASpreadsheet() async throws {
        let said = try await Sitting.run(
            "transactions", "--output", "csv", in: MadeUpHousehold(.init(entries: [Sample.entry(1, -100, payee: "=1+1, \"x\"")])))
        #expect(said.output.contains("-1.00,EUR,\"'=1+1, \"\"x\"\"\",,groceries,completed,87.50\r\n"))
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [Substring] { split(separator: separator) }
}
