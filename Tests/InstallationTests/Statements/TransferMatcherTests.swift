import Models
import Services
import TestSupport
import TestTools
import Testing

@Suite struct TransferMatcherTests {

    private let checking = Statement.ofx(
        "1111100001",
        lines: [Statement.line("2026-01-30", "-500.00", "To savings", id: "1"), Statement.line("2026-01-10", "-12.00", "Lunch", id: "2")],
        balance: "1488.00")
    private let savings = Statement.ofx(
        "1111100002", lines: [Statement.line("2026-02-02", "500.00", "From checking", id: "1")], balance: "500.00", on: "2026-02-28")

    @Test(arguments: [true, false]) func twoFilesInEitherOrderMakeOneTransfer(checkingFirst: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let files = [try fixture.file("a.ofx", checking), try fixture.file("b.ofx", savings)]
        try await fixture.importFiles(files[checkingFirst ? 0 : 1])
        let report = try await fixture.importFiles(files[checkingFirst ? 1 : 0])
        #expect(report.files[0].statements[0].transfers == 1)
        #expect(report.files[0].statements[0].new == (checkingFirst ? 1 : 2))
        let transfers = try await fixture.groups().filter { $0.parts[0].amount.minorUnits == 50_000 }
        #expect(transfers.count == 1)
        #expect(transfers[0].parts[0].sourceDay.description == "2026-01-30")
        #expect(transfers[0].parts[0].destinationDay.description == "2026-02-02")
        #expect(try await fixture.balance("Checking 0001", at: "2026-01-31") == 148_800)
        #expect(try await fixture.balance("Checking 0002", at: "2026-02-01") == 0)
        #expect(try await fixture.balance("Checking 0002", at: "2026-02-02") == 50_000)
        // Importing the same files again changes nothing.
        for file in files { #expect(try await fixture.importFiles(file).files[0].statements[0].new == 0) }
    }

    @Test func bothFilesInOneCommandMakeOneTransfer() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(try fixture.file("a.ofx", checking), try fixture.file("b.ofx", savings))
        #expect(report.files.map { $0.statements[0].transfers } == [1, 1])
        let undo = try await fixture.undo(report)
        #expect(undo.isDone)
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.ledgerAccount("Checking 0001") == nil)
    }

    @Test(arguments: [0, 1]) func undoOfEitherFileLeavesTheOtherSide(undone: Int) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let reports = [
            try await fixture.importFiles(try fixture.file("a.ofx", checking)),
            try await fixture.importFiles(try fixture.file("b.ofx", savings)),
        ]
        let undo = try await fixture.undo(reports[undone])
        #expect(undo.isDone)
        #expect(undo.changedSince.isEmpty)
        if undone == 0 {
            #expect(try await fixture.ledgerAccount("Checking 0001") == nil)
            #expect(try await fixture.balance("Checking 0002") == 50_000)
            #expect(try await fixture.groups().count == 1)
        } else {
            #expect(try await fixture.ledgerAccount("Checking 0002") == nil)
            #expect(try await fixture.balance("Checking 0001") == 148_800)
            #expect(try await fixture.groups().count == 3)
        }
        // The file can be imported again.
        let again = try await fixture.importFiles(try fixture.file("c.ofx", undone == 0 ? checking : savings))
        #expect(again.files[0].statements[0].transfers == 1)
        #expect(try await fixture.groups().filter { $0.parts[0].amount.minorUnits == 50_000 }.count == 1)
    }

    @Test func whereSeveralFitNoneIsJoined() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let two = Statement.ofx(
            "1111100001",
            lines: [Statement.line("2026-01-28", "-500.00", "A", id: "1"), Statement.line("2026-01-30", "-500.00", "B", id: "2")])
        try await fixture.importFiles(try fixture.file("a.ofx", two))
        let report = try await fixture.importFiles(
            try fixture.file("b.ofx", Statement.ofx("1111100002", lines: [Statement.line("2026-01-30", "500.00", "C")])))
        #expect(report.files[0].statements[0].transfers == 0)
        #expect(report.files[0].diagnostics.contains { $0.message.contains("could be the two sides") })
    }
}
