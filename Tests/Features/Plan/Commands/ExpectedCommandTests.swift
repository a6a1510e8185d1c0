import CommandTestSupport
import Models
import Testing

/// Today is 1 July 2026.
struct ExpectedCommandTests {

    private func session() async throws -> CommandSession {
        let session = try await CommandSession()
        try await session.addAccount("Checking", .checking, opening: 1_000_00)
        return session
    }

    @Test func expectedMoneyKeepsItsShape() async throws {
        let session = try await session()
        let added = try await session.run(
            "add", "expected", "Salary", "--amount", "2850", "--every", "1", "--unit", "month", "--next", "2026-07-25", "--weekend",
            "before", "--account", "Checking", "--output", "json")
        #expect(added.status == 0, "\(added.messages)")
        let result = try await session.run("expected", "--output", "json")
        #expect(
            result.output.replacing(#/exm_[0-9A-Z]+/#, with: "ID") == """
                [{"id":"ID","name":"Salary","amount":"2850.00","currency":"EUR","every":1,"unit":"month","next":"2026-07-24",\
                "account":"Checking","status":"expected"}]

                """)
        #expect(
            try await session.run("expected", "--output", "csv").output.hasPrefix(
                "id,name,amount,currency,every,unit,next,account,status\r\n"))
        #expect(try await session.run("expected").output.contains("Salary"))
    }

    @Test func aTransactionCompletesIt() async throws {
        let session = try await session()
        _ = try await session.run("add", "expected", "Rent", "--amount", "-780.00", "--next", "2026-07-01", "--account", "Checking")
        _ = try await session.run(
            "add", "transaction", "--account", "Checking", "--amount", "-780", "--day", "2026-07-01", "--payee", "Landlord")
        #expect(try await session.run("expected", "--output", "json").output.contains("\"next\":\"2026-08-01\""))
    }

    @Test func itIsSkippedChangedDeletedAndBroughtBack() async throws {
        let session = try await session()
        _ = try await session.run(
            "add", "expected", "Rent", "--amount", "-780.00", "--next", "2026-06-01", "--tolerance", "10", "--ends", "2026-12-01")
        #expect(try await session.run("expected", "--output", "json").output.contains("\"status\":\"missing\""))
        #expect(try await session.run("expected", "skip", "Rent", "--output", "json").output.contains("\"next\":\"2026-07-01\""))
        #expect(try await session.run("expected", "came", "Rent", "--output", "json").output.contains("\"next\":\"2026-08-01\""))
        let edited = try await session.run("edit", "expected", "Rent", "--amount", "-800", "--name", "Flat", "--no-end", "--output", "json")
        #expect(edited.output.contains("\"name\":\"Flat\",\"amount\":\"-800.00\""))
        let deleted = try await session.run("delete", "expected", "Flat")
        #expect(deleted.status == 0 && deleted.output.contains("undo with: coffer undo chg_"))
        #expect(try await session.run("expected", "--output", "json").output == "[]\n")
        let change = try #require(deleted.output.firstMatch(of: #/chg_[0-9A-Z]+/#)).output
        _ = try await session.run("undo", String(change))
        #expect(try await session.run("expected", "--output", "json").output.contains("Flat"))
    }

    @Test func anEmptyLedgerHasNothingToExpect() async throws {
        let session = try await session()
        #expect(try await session.run("expected", "found").output.hasPrefix("No income, rent or bill recurs"))
        #expect(try await session.run("expected", "found", "--output", "json").output == "[]\n")
    }

    @Test func whatIsNotExpectedMoneyIsRefused() async throws {
        let session = try await session()
        #expect(try await session.run("add", "expected", "Rent", "--next", "2026-07-01").status == 64)
        #expect(try await session.run("add", "expected", "Rent", "--amount", "-5").status == 64)
        #expect(try await session.run("add", "expected", "Rent", "--amount", "0", "--next", "2026-07-01").status != 0)
        #expect(try await session.run("add", "expected", "Rent", "--amount", "5.001", "--next", "2026-07-01").status == 64)
        #expect(try await session.run("expected", "skip", "Nothing").status == 1)
    }
}
