import Models
import Services
import Testing

@testable import LiveServices

/// OFX corrections, and lines without an amount.
@Suite struct CorrectionTests {

    private let name = "Checking 7890"
    private let original = Statement.ofx(lines: [Statement.line("2026-01-05", "-10.00", "SHOP", id: "1")])

    private func correction(_ action: String, _ amount: String) -> String {
        let line = Statement.line("2026-01-08", amount, "SHOP", id: "2")
        return Statement.ofx(
            lines: [line.replacing("<NAME>", with: "<CORRECTFITID>1<CORRECTACTION>\(action)<NAME>")])
    }

    @Test(arguments: [("REPLACE", -1200 as Int64, 1), ("DELETE", 0, 0)])
    func aCorrectionIsHonouredOnceAndCanBeTakenBack(action: String, balance: Int64, count: Int) async throws {
        let bench = try await ImportFixture()
        try await bench.one("a.ofx", original)
        let file = try bench.file("b.ofx", correction(action, action == "DELETE" ? "-10.00" : "-12.00"))
        for round in 0..<2 {
            let report = try await bench.take(file)
            #expect(try await bench.balance(name) == balance, "round \(round)")
            #expect(try await bench.groups().count == count)
            #expect(try await bench.take(file).files[0].statements[0].new == 0)
            #expect(try await bench.one("c.ofx", original).new == 0)
            #expect(try await bench.balance(name) == balance)
            // The second import of the same file owns its line now: both are undone.
            for item in try await bench.service.fetchImports(limit: 2).map(\.id) {
                #expect(try await bench.service.undo(item, force: false).isDone)
            }
            #expect(try await bench.undo(report).isDone)
            #expect(try await bench.balance(name) == -1000)
            #expect(try await bench.differences() == [])
        }
    }

    @Test func aReplacementOfALineThatIsNotHereIsALine() async throws {
        let bench = try await ImportFixture()
        #expect(try await bench.one("b.ofx", correction("REPLACE", "-12.00")).new == 1)
        #expect(try await bench.balance(name) == -1200)
        #expect(try await bench.one("c.ofx", correction("REPLACE", "-12.00")).new == 0)
    }

    @Test func aDeletionOfALineThatIsNotHereIsANote() async throws {
        let bench = try await ImportFixture()
        try await bench.one("b.ofx", correction("DELETE", "-10.00"))
        #expect(try await bench.groups().isEmpty)
    }

    @Test func aLineOfNoAmountIsANote() async throws {
        let bench = try await ImportFixture()
        let text = Statement.ofx(lines: [Statement.line("2026-01-05", "0.00", "INFO", id: "1")])
        try await bench.one("a.ofx", text)
        #expect(try await bench.groups().isEmpty)
        #expect(try await bench.one("b.ofx", text).new == 0)
    }

    @Test func aStaleDigestWritesNothing() async throws {
        let bench = try await ImportFixture()
        let request = ImportRequest(files: [try bench.file("a.ofx", original)])
        let empty = try await bench.everything()
        let preview = try await bench.service.preview(request, progress: nil)
        #expect(try await bench.everything() == empty)
        try await bench.one("a.ofx", original)
        let before = try await bench.everything()
        let stale = try await bench.service.commit(request, digest: preview.digest, progress: nil)
        #expect(!stale.isCommitted)
        #expect(stale.id == nil)
        #expect(stale.files[0].statements[0].known == 1)
        #expect(try await bench.everything() == before)
    }
}
