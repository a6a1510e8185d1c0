import ImportModel
import Models
import Services
import TestSupport
import TestTools
import Testing

@Suite struct ImportUndoTests {

    private let name = "Checking 7890"

    private func lines(_ days: ClosedRange<Int>) -> [String] {
        days.map { Statement.line($0 < 10 ? "2026-01-0\($0)" : "2026-01-\($0)", "-\($0).00", "SHOP \($0)", id: "F\($0)") }
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
    func threeOverlappingImportsUndoneInAnyOrderLeaveNothing(order: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let texts = [
            Statement.ofx(lines: lines(8...16), balance: "900.00", on: "2026-01-16"),
            Statement.ofx(lines: lines(1...10), balance: "978.00", on: "2026-01-10"),
            Statement.ofx(lines: lines(6...20), balance: "820.00", on: "2026-01-20"),
        ]
        var reports: [ImportReport] = []
        for (index, text) in texts.enumerated() { reports.append(try await fixture.importFiles(try fixture.file("\(index).ofx", text))) }
        #expect(try await fixture.balance(name) == 82_600)
        for index in order {
            let undo = try await fixture.undo(reports[index])
            #expect(undo.isDone)
            #expect(undo.changedSince.isEmpty)
            #expect(try await fixture.differences() == [])
        }
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.ledgerAccount(name) == nil)
        #expect(try await fixture.waiting() == 0)
    }

    @Test(arguments: [[0, 1], [1, 0]]) func bothSidesOfATransferUndoneInAnyOrderLeaveNothing(order: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let texts = [
            Statement.ofx("1111100001", lines: [Statement.line("2026-01-30", "-500.00", "Out", id: "1")], balance: "100.00"),
            Statement.ofx(
                "1111100002", lines: [Statement.line("2026-02-02", "500.00", "In", id: "1")], balance: "500.00", on: "2026-02-28"),
        ]
        var reports: [ImportReport] = []
        for (index, text) in texts.enumerated() { reports.append(try await fixture.importFiles(try fixture.file("\(index).ofx", text))) }
        for index in order {
            let undo = try await fixture.undo(reports[index])
            #expect(undo.isDone)
            #expect(undo.changedSince.isEmpty)
        }
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.differences() == [])
    }

    @Test(arguments: [[0, 1], [1, 0]]) func aHandEnteredTransferWaitsAgainWhateverIsUndoneFirst(order: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", Statement.ofx("1111100001", lines: [Statement.line("2026-01-02", "-1.00", "X", id: "0")]))
        try await fixture.one("y.ofx", Statement.ofx("1111100002", lines: [Statement.line("2026-01-02", "2.00", "Y", id: "0")]))
        let id = try await fixture.enter(-50_000, in: "Checking 0001", on: "2026-01-30", to: "Checking 0002")
        let before = try await #require(try fixture.group(id))
        #expect(try await fixture.waiting() == 2)
        let texts = [
            Statement.ofx("1111100001", lines: [Statement.line("2026-01-29", "-500.00", "Out", id: "1")]),
            Statement.ofx("1111100002", lines: [Statement.line("2026-02-02", "500.00", "In", id: "1")]),
        ]
        var reports: [ImportReport] = []
        for (index, text) in texts.enumerated() { reports.append(try await fixture.importFiles(try fixture.file("\(index).ofx", text))) }
        #expect(reports.map { $0.files[0].statements[0].matched } == [1, 1])
        let joined = try await #require(try fixture.group(id))
        #expect(joined.parts[0].sourceDay.description == "2026-01-29")
        #expect(joined.parts[0].destinationDay.description == "2026-02-02")
        #expect(try await fixture.waiting() == 0)
        for index in order { #expect(try await fixture.undo(reports[index]).isDone) }
        let after = try await #require(try fixture.group(id))
        #expect(after.parts == before.parts)
        #expect(try await fixture.waiting() == 2)
        #expect(try await fixture.differences() == [])
    }

    @Test func whatALaterImportHasSeenStaysCompleted() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", Statement.ofx(lines: [Statement.line("2026-01-02", "-1.00", "X", id: "0")]))
        let id = try await fixture.enter(-2500, in: name, on: "2026-01-10", payee: "Cinema", category: "entertainment")
        let text = Statement.ofx(lines: [Statement.line("2026-01-12", "-25.00", "CINEMA 12", id: "1")])
        let first = try await fixture.importFiles(try fixture.file("a.ofx", text))
        let second = try await fixture.importFiles(try fixture.file("b.ofx", text))
        #expect(try await fixture.undo(first).isDone)
        #expect(try await fixture.group(id)?.parts[0].sourceDay.description == "2026-01-12")
        #expect(try await fixture.waiting() == 0)
        #expect(try await fixture.undo(second).isDone)
        #expect(try await fixture.group(id)?.parts[0].sourceDay.description == "2026-01-10")
        #expect(try await fixture.waiting() == 1)
        #expect(try await fixture.importFiles(try fixture.file("c.ofx", text)).files[0].statements[0].matched == 1)
    }

    @Test func whatPeopleChangedIsListedAndGoesOnlyByForce() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(try fixture.file("a.ofx", Statement.ofx(lines: lines(1...3))))
        let group = try await #require(try fixture.groups().first)
        _ = try await fixture.transactions.updateTransaction(id: group.id, TransactionEdit(payee: "Mine"), revision: nil)
        let refused = try await fixture.undo(report)
        #expect(!refused.isDone)
        #expect(refused.changedSince == [group.id])
        #expect(try await fixture.groups().count == 3)
        #expect(try await fixture.undo(report, force: true).isDone)
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.ledgerAccount(name) == nil)
    }

    @Test func aTransactionThatAPersonDeletedStaysDeleted() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("x.ofx", Statement.ofx(lines: [Statement.line("2026-01-02", "-1.00", "X", id: "0")]))
        let id = try await fixture.enter(-2500, in: name, on: "2026-01-10")
        let report = try await fixture.importFiles(
            try fixture.file("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-12", "-25.00", "CINEMA", id: "1")])))
        _ = try await fixture.transactions.deleteTransactions(ids: [id])
        _ = try await fixture.undo(report, force: true)
        #expect(try await fixture.group(id) == nil)
        #expect(try await fixture.differences() == [])
    }

    @Test func anAccountThatIsUsedStays() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(try fixture.file("a.ofx", Statement.ofx(lines: lines(1...3), balance: "50.00")))
        try await fixture.enter(-700, in: name, on: "2026-01-20")
        #expect(try await fixture.undo(report).isDone)
        #expect(try await fixture.balance(name) == -700)
        #expect(try await fixture.one("b.ofx", Statement.ofx(lines: lines(1...3), balance: "50.00")).new == 3)
        #expect(try await fixture.balance(name, at: "2026-01-19") == 5700)
        #expect(try await fixture.differences() == [])
    }

    @Test func afterAnUndoTheImportDoesTheSameAgain() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.ofx", Statement.ofx(lines: lines(1...9), balance: "500.00"))
        let first = try await fixture.importFiles(file)
        _ = try await fixture.undo(first)
        let second = try await fixture.importFiles(file)
        #expect(first.files == second.files)
        #expect(try await fixture.balance(name) == 50_000)
    }

    @Test func undoOfManyLinesOfOneDayEnds() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let line = Statement.line("2026-01-05", "-3.20", "CAFE")
        let report = try await fixture.service.commit(
            ImportRequest(files: [try fixture.file("a.ofx", Statement.ofx(lines: Array(repeating: line, count: 20_000)))]), digest: nil,
            progress: nil)
        #expect(report.files[0].statements[0].new == 20_000)
        #expect(try await fixture.service.undo(try #require(report.id), force: false).removed == 20_000)
        #expect(try await fixture.ledgerAccount(name) == nil)
    }
}
