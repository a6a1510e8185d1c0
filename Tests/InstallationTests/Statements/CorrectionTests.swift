import ImportModel
import Models
import Services
import TestSupport
import TestTools
import Testing

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
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.ofx", original)
        let file = try fixture.file("b.ofx", correction(action, action == "DELETE" ? "-10.00" : "-12.00"))
        for round in 0..<2 {
            let report = try await fixture.importFiles(file)
            #expect(try await fixture.balance(name) == balance, "round \(round)")
            #expect(try await fixture.groups().count == count)
            #expect(try await fixture.importFiles(file).files[0].statements[0].new == 0)
            #expect(try await fixture.one("c.ofx", original).new == 0)
            #expect(try await fixture.balance(name) == balance)
            // The second import of the same file owns its line now: both are undone.
            for item in try await fixture.service.fetchImports(limit: 2).map(\.id) {
                #expect(try await fixture.service.undo(item, force: false).isDone)
            }
            #expect(try await fixture.undo(report).isDone)
            #expect(try await fixture.balance(name) == -1000)
            #expect(try await fixture.differences() == [])
        }
    }

    @Test func aReplacementOfALineThatIsNotHereIsALine() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        #expect(try await fixture.one("b.ofx", correction("REPLACE", "-12.00")).new == 1)
        #expect(try await fixture.balance(name) == -1200)
        #expect(try await fixture.one("c.ofx", correction("REPLACE", "-12.00")).new == 0)
    }

    @Test func aDeletionOfALineThatIsNotHereIsANote() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("b.ofx", correction("DELETE", "-10.00"))
        #expect(try await fixture.groups().isEmpty)
    }

    @Test func aLineOfNoAmountIsANote() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = Statement.ofx(lines: [Statement.line("2026-01-05", "0.00", "INFO", id: "1")])
        try await fixture.one("a.ofx", text)
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.one("b.ofx", text).new == 0)
    }

    @Test func aStaleDigestWritesNothing() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let request = ImportRequest(files: [try fixture.file("a.ofx", original)])
        let empty = try await fixture.everything()
        let preview = try await fixture.service.preview(request, progress: nil)
        #expect(try await fixture.everything() == empty)
        try await fixture.one("a.ofx", original)
        let before = try await fixture.everything()
        let stale = try await fixture.service.commit(request, digest: preview.digest, progress: nil)
        #expect(!stale.isCommitted)
        #expect(stale.id == nil)
        #expect(stale.files[0].statements[0].known == 1)
        #expect(try await fixture.everything() == before)
    }
}
