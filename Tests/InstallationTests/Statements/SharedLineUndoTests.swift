import ImportModel
import Models
import Services
import TestSupport
import TestTools
import Testing

/// Undo of imports whose lines other imports contain, too.
@Suite struct SharedLineUndoTests {

    private let name = "Checking 7890"

    private static let lines = [
        Statement.line("2026-01-05", "-100.00", "RENT", id: "1"), Statement.line("2026-01-20", "40.00", "REFUND", id: "2"),
    ]

    /// A statement that begins with 1,000.00 and does not add up by 7.00.
    private static let gap = """
        :20:X
        :25:37040044/0532013000
        :28C:1/1
        :60F:C260101EUR1000,00
        :61:2601050105D100,00NTRFNONREF
        :86:RENT
        :61:2601200120C40,00NTRFNONREF
        :86:REFUND
        :62F:C260131EUR947,00
        -

        """

    /// A file and the account that it is of.
    private enum Content: String, CaseIterable, CustomTestStringConvertible {
        case ofx, withoutBalance, gap, csv

        var testDescription: String { rawValue }

        var text: String {
            switch self {
            case .ofx: Statement.ofx(lines: SharedLineUndoTests.lines, balance: "940.00")
            case .withoutBalance: Statement.ofx(lines: SharedLineUndoTests.lines)
            case .gap: SharedLineUndoTests.gap
            case .csv: "Date,Payee,Memo,Amount\n2026-01-05,Bakery,Bread,-5.50\n2026-01-07,Landlord,Rent,-800.00\n"
            }
        }

        var account: String {
            switch self {
            case .ofx, .withoutBalance: "Checking 7890"
            case .gap: "Checking 3000"
            case .csv: "A"
            }
        }
    }

    @Test(arguments: Content.allCases) private func theLinesOfTheFirstOfTwoImportsStayAndTheAnswerSaysWhy(content: Content) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.txt", content.text)
        let account = content == .csv ? "A" : nil
        let first = try await fixture.importFiles(file, account: account)
        let second = try await fixture.importFiles(file, account: account)
        #expect(second.files[0].statements[0].new == 0)
        let balance = try await fixture.balance(content.account)
        let groups = try await fixture.groups()
        let undo = try await fixture.undo(first)
        #expect(undo.isDone && undo.isWithoutEffect)
        #expect(undo.removed == 0 && undo.restored == 0 && undo.shared.count == 2)
        #expect(undo.shared.imports.map(\.id) == [second.id])
        #expect(undo.shared.imports.map(\.files) == [["a.txt"]])
        #expect(undo.shared.imports.map(\.day.description) == ["2026-01-01"])
        #expect(try await fixture.balance(content.account) == balance)
        #expect(try await fixture.groups() == groups)
        let left = try await fixture.service.fetchReport(of: try #require(first.id))
        #expect(left.isUndone && left.shared.count == 2)
        #expect(try await fixture.service.fetchImports(limit: 5).map(\.stayingLines) == [0, 2])
        // The later import removes them.
        let last = try await fixture.undo(second)
        #expect(last.removed == 2 && last.shared == SharedLines())
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.ledgerAccount(content.account) == nil)
    }

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], Content.allCases)
    private func threeImportsOfOneFileUndoneInAnyOrderKeepTheBalanceUntilTheLast(order: [Int], content: Content) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.txt", content.text)
        var reports: [ImportReport] = []
        for _ in 0..<3 { reports.append(try await fixture.importFiles(file, account: content == .csv ? "A" : nil)) }
        let balance = try await fixture.balance(content.account)
        let before = try await fixture.balance(content.account, at: "2026-01-06")
        for index in order.dropLast() {
            let undo = try await fixture.undo(reports[index])
            #expect(undo.removed == 0 && undo.shared.count > 0)
            #expect(undo.shared.count == 2)
            #expect(try await fixture.balance(content.account) == balance)
            #expect(try await fixture.balance(content.account, at: "2026-01-06") == before)
            #expect(try await fixture.differences() == [])
        }
        let last = try await fixture.undo(reports[order[2]])
        #expect(last.removed == 2 && !last.isWithoutEffect && last.shared.count == 0)
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.ledgerAccount(content.account) == nil)
        #expect(try await fixture.differences() == [])
    }

    @Test func anOpeningBalanceThatTheFirstImportSetStaysWithItsLines() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let first = try await fixture.one("a.ofx", Content.ofx.text)
        #expect(first.new == 2)
        let second = try await fixture.importFiles(try fixture.file("b.ofx", Content.withoutBalance.text))
        let undone = try await fixture.undo(try #require(try await fixture.service.fetchImports(limit: 5).last))
        #expect(undone.isWithoutEffect)
        #expect(try await fixture.balance(name) == 94_000)
        // Older lines still keep the stated balance.
        let december = try await fixture.importFiles(
            try fixture.file("c.ofx", Statement.ofx(lines: [Statement.line("2025-12-05", "-30.00", "OLD", id: "0")])))
        #expect(try await fixture.balance(name) == 94_000)
        #expect(try await fixture.undo(december).removed == 1)
        #expect(try await fixture.balance(name) == 94_000)
        #expect(try await fixture.undo(second).removed == 2)
        #expect(try await fixture.groups().isEmpty)
    }

    @Test func anOpeningBalanceThatOnlyTheUndoneImportStatesGoesWithIt() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.ofx", Content.withoutBalance.text)
        let before = try await fixture.groups()
        let second = try await fixture.importFiles(try fixture.file("b.ofx", Content.ofx.text))
        #expect(try await fixture.balance(name) == 94_000)
        let undo = try await fixture.undo(second)
        #expect(undo.shared.count == 2 && undo.restored == 1 && !undo.isWithoutEffect)
        #expect(try await fixture.groups() == before)
        #expect(try await fixture.balance(name) == -6_000)
    }

    @Test func linesOfSeveralAccountsAreCountedInAll() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let a = try fixture.file("a.ofx", Statement.ofx("1111100001", lines: Self.lines, balance: "5.00"))
        let b = try fixture.file("b.ofx", Statement.ofx("1111100002", lines: Self.lines, balance: "7.00"))
        let first = try await fixture.importFiles(a, b)
        let second = try await fixture.importFiles(a)
        let undo = try await fixture.undo(first)
        #expect(undo.removed == 2 && undo.shared.count == 2 && !undo.isWithoutEffect)
        #expect(undo.shared.imports.map(\.id) == [second.id])
        #expect(try await fixture.balance("Checking 0001") == 500)
        #expect(try await fixture.ledgerAccount("Checking 0002") == nil)
        #expect(try await fixture.undo(second).removed == 2)
        #expect(try await fixture.groups().isEmpty)
    }

    @Test func aReportSaysBeforeTheUndoWhatWouldStay() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let first = try await fixture.importFiles(try fixture.file("a.ofx", Content.ofx.text))
        #expect(try await fixture.service.fetchReport(of: try #require(first.id)).shared == SharedLines())
        let more = Statement.ofx(lines: [Self.lines[1], Statement.line("2026-02-20", "4.00", "MORE", id: "3")], balance: "944.00")
        let second = try await fixture.importFiles(try fixture.file("b.ofx", more))
        let shared = try await fixture.service.fetchReport(of: try #require(first.id)).shared
        #expect(shared.count == 1 && shared.imports.map(\.id) == [second.id])
        #expect(try await fixture.service.fetchReport(of: try #require(second.id)).shared.count == 1)
    }

    @Test func aChangedTransactionThatStaysAnywayIsNoReasonToAsk() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let file = try fixture.file("a.ofx", Content.ofx.text)
        let first = try await fixture.importFiles(file)
        _ = try await fixture.importFiles(file)
        let group = try await #require(try fixture.groups().first { $0.payee == "RENT" })
        _ = try await fixture.transactions.updateTransaction(id: group.id, TransactionEdit(payee: "Mine"), revision: nil)
        #expect(try await fixture.undo(first).isDone)
        #expect(try await fixture.group(group.id)?.payee == "Mine")
    }
}

extension TestHousehold {
    /// Undoes an import of the list.
    fileprivate func undo(_ past: StatementImport) async throws -> ImportUndo {
        let undo = try await service.undo(past.id, force: false)
        try await checkIncrements()
        return undo
    }
}
