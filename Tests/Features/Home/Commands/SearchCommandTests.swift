import CommandTestSupport
import Models
import Services
import Testing

struct SearchCommandTests {

    @Test func hitsHaveOneShapeOfEveryKind() async throws {
        let session = try await CommandSession.withAccounts()
        let id = try await session.add(-12_50, payee: "Savings Bakery")
        let account = try await session.account("Savings").id
        let result = try await session.run("search", "savings", "--output", "json")
        #expect(result.status == 0)
        #expect(
            result.output.contains(
                #"{"kind":"account","id":"\#(account)","title":"Savings","subtitle":null,"amount":"-0.05","currency":"EUR","day":null,"path":"/accounts/\#(account)"}"#
            ), "\(result.output)")
        #expect(
            result.output.contains(
                #"{"kind":"transaction","id":"\#(id)","title":"Savings Bakery","subtitle":"Checking · Groceries","amount":"-12.50","currency":"EUR","day":"2026-07-01","path":"/accounts/transactions/\#(id)"}"#
            ), "\(result.output)")
        #expect(result.output.contains(#""kind":"screen","id":"","title":"Savings","subtitle":null,"amount":null"#))
    }

    @Test func nothingFoundIsAnEmptyList() async throws {
        let session = try await CommandSession.withAccounts()
        #expect(try await session.run("search", "zzz", "--output", "json").output == "[]\n")
        #expect(try await session.run("search", "zzz").output == "Nothing found\n")
    }

    @Test func aTableSaysHowManyThereAre() async throws {
        let session = try await CommandSession.withAccounts()
        for _ in 1...3 { try await session.add(-1_00, payee: "Kiosk") }
        #expect(try await session.run("search", "kiosk", "--limit", "2").output.contains("2 of 3 transactions"))
    }

    @Test func whatIsLeftOutStandsBehindTwoHyphens() async throws {
        let session = try await CommandSession.withAccounts()
        try await session.add(-1_00, payee: "Kiosk")
        try await session.add(-2_00, payee: "Bakery")
        let result = try await session.run("search", "--output", "csv", "--", "category:groceries", "-kiosk")
        #expect(result.output.contains("Bakery") && !result.output.contains("Kiosk"))
    }
}
