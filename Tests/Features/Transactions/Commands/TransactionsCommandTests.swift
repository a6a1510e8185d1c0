import CommandTestSupport
import Localization
import Models
import Services
import TestTools
import Testing
import TransactionsModel

@testable import Storage

struct TransactionsCommandTests {

    // MARK: - Formats

    @Test func anEntryKeepsItsShape() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-12_50, payee: "Bäcker \"Müller\"", note: "two\nlines")
        let result = try await session.run("transactions", "--account", "Checking", "--limit", "1", "--output", "json")
        #expect(
            result.output.hasPrefix(
                #"""
                {"entries":[{"id":"\#(id)","day":"2026-07-01","account":"Checking","amount":"-12.50","currency":"EUR",\#
                "payee":"Bäcker \"Müller\"","note":"two\nlines","category":"Groceries","status":"completed","balance":"87.50"}],"next":"
                """#), "\(result.output)")
    }

    @Test func noEntryIsAnEmptyPage() async throws {
        let session = try await CommandSession()
        #expect(try await session.run("transactions", "--output", "json").output == "{\"entries\":[],\"next\":null}\n")
        #expect(try await session.run("transactions").output == "No transactions\n")
    }

    private static func entry(_ counterparts: [(String, LedgerAccountRole)]) -> Entry {
        let names = Dictionary(zip(Set(counterparts.map(\.0)).sorted(), Int64(10)...), uniquingKeysWith: { first, _ in first })
        return Entry(
            id: ID(rawValue: 1), account: ID(rawValue: 2), accountName: "Checking", day: CommandSession.today, amount: Money.euros(-12_50),
            payee: "Bakery", note: "",
            counterparts: counterparts.map { name, role in
                Counterpart(ledgerAccount: LedgerAccountID(rawValue: names[name] ?? 0), role: role, name: name, amount: Money.euros(-1_00))
            }, status: .completed, balance: nil)
    }

    @Test func aSplitNamesItsCategoriesAndATransferIsOne() {
        let groceries = ("groceries", LedgerAccountRole.category)
        #expect(Self.entry([groceries, ("other", .category), groceries]).categoryText == "groceries, other")
        #expect(Self.entry([("Savings", .own)]).categoryText == "transfer")
    }

    @Test func aPendingEntryHasNoBalance() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.add(-1_00, status: .pending)
        let result = try await session.run("transactions", "--account", "Checking", "--output", "json")
        #expect(result.output.contains("\"status\":\"pending\",\"balance\":null}"))
        #expect(result.output.contains("\"status\":\"completed\",\"balance\":\"100.00\"}"))
    }

    @Test func formulasOfABankStayTextInASpreadsheet() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.add(-1_00, payee: "=1+1, \"x\"")
        let result = try await session.run("transactions", "--account", "Checking", "--output", "csv")
        #expect(result.output.contains("-1.00,EUR,\"'=1+1, \"\"x\"\"\",,Groceries,completed,99.00\r\n"), "\(result.output)")
    }

    // MARK: - Pages

    /// - Parameter count: how many lines of 1.00 out a statement brings, each on a day of its own; the oldest is of 7.77 and on 2000-01-01.
    private static func session(withLines count: Int) async throws -> CommandSession {
        let first = day("2000-01-01")
        let lines = (0..<count).map { "\(first.adding(days: $0)),\($0 == 0 ? "-7.77" : "-1.00"),Bakery \($0)\n" }
        let folder = try TemporaryFolder()
        let file = try folder.write("Date,Amount,Payee\n" + lines.joined(), to: "lines.csv")
        let session = try await CommandSession()
        try await session.addAccount("Checking")
        #expect(try await session.run("import", file, "--account", "Checking").status == 0)
        return session
    }

    /// The "next" of a page as JSON.
    private static func cursor(of page: String) throws -> String {
        String(try #require(page.split(separator: "\"next\":\"").last?.split(separator: "\"").first))
    }

    /// A service gives 500 entries at most.
    @Test func longPagesAreJoined() async throws {
        let session = try await Self.session(withLines: 503)
        let listing = ["transactions", "--account", "Checking", "--limit", "501", "--output"]
        #expect(Set(try await session.run(listing + ["csv"]).output.split(separator: "\r\n")).count == 502)
        let page = try await session.run(listing + ["json"]).output
        #expect(page.split(separator: "},{").count == 501)
        let next = try Self.cursor(of: page)
        #expect(page.hasSuffix("}],\"next\":\"\(next)\"}\n"))
        let rest = try await session.run(listing + ["csv", "--after", next]).output
        #expect(rest.split(separator: "\r\n").map { String($0.split(separator: ",")[1]) } == ["day", "2000-01-02", "2000-01-01"])
        #expect(try await session.run(listing + ["json", "--after", next]).output.hasSuffix("}],\"next\":null}\n"))
    }

    /// A service examines so many entries for one page that it can end before it is full.
    @Test func pagesThatEndEarlyAreJoined() async throws {
        let session = try await Self.session(withLines: EntryRepository.examined + 2)
        let query = EntryQuery(maximum: -2_00)
        #expect(try await session.services().transactions().fetchEntries(query).entries.isEmpty)
        let result = try await session.run("transactions", "--account", "Checking", "--max", "-2", "--output", "json").output
        #expect(result.contains("\"amount\":\"-7.77\"") && result.hasSuffix("}],\"next\":null}\n"), "\(result)")
    }

    // MARK: - Filters

    /// Each filter leaves out one of the transactions; the last one fits all of them.
    @Test func everyFilterCounts() async throws {
        let session = try await CommandSession.withAccounts()
        let (first, last) = (day("2026-01-01"), day("2026-01-31"))
        try await session.add(-5_00, in: "Savings", day: first, tags: ["a"], status: .pending)
        try await session.add(-5_00, day: first.adding(days: -1), tags: ["a"], status: .pending)
        try await session.add(-5_00, day: last.adding(days: 1), tags: ["a"], status: .pending)
        try await session.add(-5_00, payee: "Butcher", day: first, tags: ["a"], status: .pending)
        try await session.add(-5_00, category: "other", day: first, tags: ["a"], status: .pending)
        try await session.add(-5_00, day: first, tags: ["a"], status: .cancelled)
        try await session.add(-5_00, day: first, tags: ["b"], status: .pending)
        try await session.add(-50_51, note: "5.00", day: first, tags: ["a"], status: .pending)
        try await session.add(-99, note: "5.00", day: first, tags: ["a"], status: .pending)
        let older = try await session.add(-5_00, day: first, tags: ["a"], status: .pending)
        let middle = try await session.add(-5_00, day: last, tags: ["a", "b"], status: .completed)
        let newest = try await session.add(-5_00, day: last, tags: ["a"], status: .pending)
        let words = [
            "transactions", "--account", "Checking", "--from", "2026-01-01", "--until", "2026-01-31", "--search", "bakery", "--category",
            "groceries", "--status", "pending", "--status", "completed", "--tag", "a", "--min", "-50.5", "--max", "-1", "--output", "csv",
        ]
        func ids(_ words: [String]) async throws -> [String] {
            try await session.run(words).output.split(separator: "\r\n").dropFirst().map { String($0.prefix { $0 != "," }) }
        }
        #expect(try await Set(ids(words)) == Set([newest, middle, older].map(\.description)))
        #expect(try await ids(words + ["--limit", "1"]) == [newest.description])
        let json = Array(words.dropLast()) + ["json", "--limit", "1"]
        let page = try await session.run(json).output
        #expect(try await ids(words + ["--limit", "2", "--after", try Self.cursor(of: page)]).count == 2)
        // A text that begins with a minus is no option, and an amount: the payee does not matter then.
        #expect(try await ids(words.map { $0 == "bakery" ? "-5.00" : $0 }).count == 4)
    }

    @Test func amountsWithoutAnAccountNeedTheSameDecimalsEverywhere() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.addAccount("Yen", .cash, "JPY")
        for amount in [4, 5] as [Int64] { try await session.add(amount, in: "Yen") }
        let result = try await session.run("transactions", "--min", "5")
        #expect(result.status == 64)
        #expect(result.messages == "--min needs --account: the accounts' currencies have different decimals\n")
        let yen = try await session.run("transactions", "--min", "5", "--account", "Yen", "--output", "json")
        #expect(yen.status == 0)
        #expect(yen.output.split(separator: "},{").count == 1 && yen.output.contains("\"amount\":\"5\""))
        #expect(try await session.run("transactions", "--min", "5.5", "--account", "Yen").status == 64)
    }

    @Test func anUnknownAccountIsNamed() async throws {
        let result = try await CommandSession.withAccounts().run("transactions", "--account", "Nobody's")
        #expect(result.status == 1)
        #expect(result.messages == "Resource not found: account \"Nobody's\"\n")
        #expect(result.output.isEmpty)
    }

    @Test(arguments: ["table", "json", "csv"])
    func anAccountOfWhichOnlyTheBalanceIsSeenIsRefused(format: String) async throws {
        let divided = try await DividedSession()
        _ = try await divided.ada.run("edit", "account", "Purse", "--sharing", "balance")
        let result = try await divided.grace.run("transactions", "--account", "Purse", "--output", format)
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.messages == "You see only the balance of this account\n")
        #expect(try await divided.ada.run("transactions", "--account", "Purse", "--output", format).output.contains("Kiosk"))
    }

    @Test func theOtherSideOfATransferIsInTheReadersLanguage() async throws {
        let divided = try await DividedSession()
        try await divided.nobody.add(-40_00, in: "Purse", payee: "", to: "Joint")
        let german = TextEnvironment(.german, locale: LocaleFormat("de-DE"), showsAmounts: true)
        #expect(try await divided.grace.run("transactions").output.contains("from Private account"))
        let output = try await divided.grace.run(["transactions"], texts: german).output
        #expect(output.contains("von Privates Konto") && !output.contains("from "), "\(output)")
        #expect(try await divided.ada.run(["transactions"], texts: german).output.contains("an Joint"))
    }
}
