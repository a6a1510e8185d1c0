import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

/// Transfers between own accounts named in a file (QIF `L[Account]`, `S[Account]`): listed in both accounts, posted once.
@Suite struct NamedTransferTests {

    /// One account's list in a QIF file.
    static func list(_ name: String, _ records: String..., type: String = "Bank") -> String {
        "!Account\nN\(name)\nT\(type)\n^\n!Type:\(type)\n" + records.map { $0 + "\n^\n" }.joined()
    }

    private static let giro = list("Giro", "D2026-01-05\nT-100.00\nPTo savings\nL[Savings]", "D2026-01-06\nT-7.50\nPKiosk")
    private static let savings = list("Savings", "D2026-01-05\nT100.00\nPFrom giro\nL[Giro]")

    /// The order in which lists of new accounts are imported.
    enum Way: CaseIterable {
        case oneFile, oneFileTurned, twoFiles, twoFilesTurned, twoImports, twoImportsTurned
    }

    @discardableResult
    private func take(_ fixture: TestHousehold, _ first: String, _ second: String, _ way: Way) async throws -> [ImportReport] {
        switch way {
        case .oneFile: return [try await fixture.importFiles(try fixture.file("a.qif", first + second))]
        case .oneFileTurned: return [try await fixture.importFiles(try fixture.file("a.qif", second + first))]
        case .twoFiles: return [try await fixture.importFiles(try fixture.file("a.qif", first), try fixture.file("b.qif", second))]
        case .twoFilesTurned: return [try await fixture.importFiles(try fixture.file("b.qif", second), try fixture.file("a.qif", first))]
        case .twoImports:
            return [
                try await fixture.importFiles(try fixture.file("a.qif", first)),
                try await fixture.importFiles(try fixture.file("b.qif", second)),
            ]
        case .twoImportsTurned:
            return [
                try await fixture.importFiles(try fixture.file("b.qif", second)),
                try await fixture.importFiles(try fixture.file("a.qif", first)),
            ]
        }
    }

    private func transfers(_ fixture: TestHousehold, _ one: String, _ other: String) async throws -> [TransactionGroup] {
        let ledgerAccounts = await Set([
            try #require(try await fixture.ledgerAccount(one)).id, try #require(try fixture.ledgerAccount(other)).id,
        ])
        return try await fixture.groups().filter { $0.parts.contains { Set([$0.source, $0.destination]) == ledgerAccounts } }
    }

    // MARK: - Two accounts

    @Test(arguments: Way.allCases) func bothListsOfATransferAreOneMovement(way: Way) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let reports = try await take(fixture, Self.giro, Self.savings, way)
        #expect(try await fixture.balance("Giro") == -107_50)
        #expect(try await fixture.balance("Savings") == 100_00)
        #expect(try await transfers(fixture, "Giro", "Savings").count == 1)
        #expect(try await fixture.groups().count == 2)
        #expect(try await fixture.waiting() == 0)
        #expect(try await fixture.differences() == [])
        if reports.count == 1 {
            #expect(!reports[0].files.flatMap(\.diagnostics).contains { $0.message.contains("transfer") })
        }
        // Importing the same again adds nothing.
        let again = try await take(fixture, Self.giro, Self.savings, way)
        #expect(again.flatMap(\.files).flatMap(\.statements).allSatisfy { $0.new == 0 })
        for report in again.reversed() { #expect(try await fixture.undo(report).isDone) }
        for report in reports.reversed() { #expect(try await fixture.undo(report).isDone) }
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.ledgerAccount("Giro") == nil)
        #expect(try await fixture.ledgerAccount("Savings") == nil)
    }

    @Test(arguments: [0, 1]) func undoOfOneImportLeavesTheOthersSideAndItCanComeAgain(undone: Int) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let reports = try await take(fixture, Self.giro, Self.savings, .twoImports)
        #expect(try await fixture.undo(reports[undone]).isDone)
        if undone == 0 {
            #expect(try await fixture.balance("Savings") == 100_00)
            #expect(try await fixture.ledgerAccount("Giro") == nil)
        } else {
            #expect(try await fixture.balance("Giro") == -107_50)
            #expect(try await fixture.ledgerAccount("Savings") == nil)
        }
        try await fixture.importFiles(try fixture.file("again.qif", undone == 0 ? Self.giro : Self.savings))
        #expect(try await fixture.balance("Giro") == -107_50)
        #expect(try await fixture.balance("Savings") == 100_00)
        #expect(try await transfers(fixture, "Giro", "Savings").count == 1)
        #expect(try await fixture.differences() == [])
    }

    @Test(arguments: Way.allCases) func accountsThatStoodBeforeGetTheSame(way: Way) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("g.csv", "Date,Amount,Description\n2025-12-02,1.00,Start\n", account: "Giro")
        try await fixture.one("s.csv", "Date,Amount,Description\n2025-12-02,2.00,Start\n", account: "Savings")
        let before = try await fixture.groups()
        let reports = try await take(fixture, Self.giro, Self.savings, way)
        #expect(try await fixture.balance("Giro") == -106_50)
        #expect(try await fixture.balance("Savings") == 102_00)
        #expect(try await transfers(fixture, "Giro", "Savings").count == 1)
        #expect(try await fixture.waiting() == 0)
        for report in reports.reversed() { #expect(try await fixture.undo(report).isDone) }
        #expect(try await fixture.groups() == before)
    }

    @Test(arguments: Way.allCases) func twoEqualTransfersOnOneDayStayTwo(way: Way) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let out = "D2026-01-05\nT-100.00\nPTo savings\nL[Savings]"
        let into = "D2026-01-05\nT100.00\nPFrom giro\nL[Giro]"
        let reports = try await take(fixture, Self.list("Giro", out, out), Self.list("Savings", into, into), way)
        #expect(try await fixture.balance("Giro") == -200_00)
        #expect(try await fixture.balance("Savings") == 200_00)
        #expect(try await transfers(fixture, "Giro", "Savings").count == 2)
        #expect(try await fixture.groups().count == 2)
        for report in reports.reversed() { #expect(try await fixture.undo(report).isDone) }
        #expect(try await fixture.groups().isEmpty)
    }

    @Test(arguments: Way.allCases) func theTwoSidesMayHaveDaysOfTheirOwn(way: Way) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let arrival = Self.list("Savings", "D2026-01-08\nT100.00\nPFrom giro\nL[Giro]")
        try await take(fixture, Self.giro, arrival, way)
        let transfer = try await #require(try transfers(fixture, "Giro", "Savings").first)
        #expect(transfer.parts[0].sourceDay.description == "2026-01-05")
        #expect(transfer.parts[0].destinationDay.description == "2026-01-08")
        #expect(try await fixture.balance("Giro") == -107_50)
        #expect(try await fixture.balance("Savings") == 100_00)
        #expect(try await fixture.groups().count == 2)
    }

    // MARK: - Three accounts, splits

    @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], [true, false])
    func equalTransfersAmongThreeAccountsFindTheirOwnSides(order: [Int], inOneFile: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let lists = [
            Self.list("Giro", "D2026-01-05\nT-100.00\nPA\nL[Savings]", "D2026-01-05\nT-100.00\nPB\nL[Card]"),
            Self.list("Savings", "D2026-01-05\nT100.00\nPC\nL[Giro]", "D2026-01-05\nT-100.00\nPD\nL[Card]"),
            Self.list("Card", "D2026-01-05\nT100.00\nPE\nL[Giro]", "D2026-01-05\nT100.00\nPF\nL[Savings]", type: "CCard"),
        ]
        let text = order.map { lists[$0] }
        if inOneFile {
            try await fixture.importFiles(try fixture.file("all.qif", text.joined()))
        } else {
            for (index, list) in text.enumerated() { try await fixture.importFiles(try fixture.file("\(index).qif", list)) }
        }
        #expect(try await fixture.balance("Giro") == -200_00)
        #expect(try await fixture.balance("Savings") == 0)
        #expect(try await fixture.balance("Card") == 200_00)
        #expect(try await fixture.groups().count == 3)
        #expect(try await transfers(fixture, "Giro", "Savings").count == 1)
        #expect(try await transfers(fixture, "Giro", "Card").count == 1)
        #expect(try await transfers(fixture, "Savings", "Card").count == 1)
        #expect(try await fixture.differences() == [])
    }

    @Test(arguments: Way.allCases, [true, false]) func aTransferInsideASplitIsOneMovement(way: Way, isKnown: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        if isKnown {
            try await fixture.one("g.csv", "Date,Amount,Description\n2025-12-02,1.00,Start\n", account: "Giro")
            try await fixture.one("s.csv", "Date,Amount,Description\n2025-12-02,1.00,Start\n", account: "Savings")
        }
        let before = try await fixture.groups()
        let split = Self.list("Giro", "D2026-01-05\nT-60.00\nPMarket\nSGroceries\n$-40.00\nS[Savings]\nEPut aside\n$-20.00")
        let other = Self.list("Savings", "D2026-01-05\nT20.00\nPPut aside\nL[Giro]")
        let reports = try await take(fixture, split, other, way)
        let start: Int64 = isKnown ? 1_00 : 0
        #expect(try await fixture.balance("Giro") == start - 60_00)
        #expect(try await fixture.balance("Savings") == start + 20_00)
        #expect(try await fixture.groups().count == before.count + 1)
        let group = try await #require(try transfers(fixture, "Giro", "Savings").first)
        #expect(group.parts.map(\.amount.minorUnits).sorted() == [20_00, 40_00])
        #expect(group.payee == "Market")
        #expect(try await fixture.waiting() == 0)
        #expect(try await fixture.differences() == [])
        for report in reports.reversed() { #expect(try await fixture.undo(report).isDone) }
        #expect(try await fixture.groups() == before)
    }

    @Test func theOnlyPartOfASplitIsTheWholeTransfer() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let split = Self.list("Giro", "D2026-01-05\nT-20.00\nPMove\nL--Split--\nS[Savings]\n$-20.00")
        try await fixture.importFiles(try fixture.file("a.qif", split + Self.list("Savings", "D2026-01-05\nT20.00\nPMove\nL[Giro]")))
        #expect(try await fixture.balance("Giro") == -20_00)
        #expect(try await fixture.balance("Savings") == 20_00)
        #expect(try await fixture.groups().count == 1)
    }

    // MARK: - Exports of programs

    @Test func anExportWithListsOfAccountsAndOpeningBalancesIsExact() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = """
            !Clear:AutoSwitch
            !Option:AutoSwitch
            !Account
            NGiro
            TBank
            ^
            NSavings
            TBank
            ^
            !Clear:AutoSwitch
            !Option:AutoSwitch
            !Account
            NGiro
            TBank
            ^
            !Type:Bank
            D2026-01-01
            T1,000.00
            POpening Balance
            L[Giro]
            ^
            D2026-01-05
            T-100.00
            PTo savings
            L[Savings]
            ^
            !Account
            NSavings
            TBank
            ^
            !Type:Bank
            D2026-01-01
            T50.00
            POpening Balance
            L[Equity:Opening Balances]
            ^
            D2026-01-05
            T100.00
            PTo savings
            L[Giro]
            ^

            """
        let report = try await fixture.importFiles(try fixture.file("all.qif", text))
        #expect(try await fixture.balance("Giro") == 900_00)
        #expect(try await fixture.balance("Savings") == 150_00)
        #expect(try await transfers(fixture, "Giro", "Savings").count == 1)
        #expect(try await fixture.groups().count == 3)
        #expect(!report.files[0].diagnostics.contains { $0.severity != .note && !$0.message.contains("currency") })
        #expect(try await fixture.undo(report).isDone)
        #expect(try await fixture.groups().isEmpty)
    }

    @Test func anAdjustmentOfTheAccountItselfIsNoTransfer() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(
            try fixture.file("a.qif", Self.list("Giro", "D2026-01-05\nT-3.00\nPBalance Adjustment\nL[Giro]", "D2026-01-06\nT-1.00\nPKiosk"))
        )
        #expect(try await fixture.balance("Giro") == -4_00)
        #expect(!report.files[0].diagnostics.contains { $0.message.contains("transfer") })
    }

    // MARK: - Sides that are not there

    @Test func anAccountThatNoListIsOfIsNamedOnceWithTheNumberOfItsLines() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let record = "T-10.00\nPMove\nL[Elsewhere]"
        let report = try await fixture.importFiles(
            try fixture.file("a.qif", Self.list("Giro", "D2026-01-05\n" + record, "D2026-01-06\n" + record)))
        #expect(try await fixture.balance("Giro") == -20_00)
        let told = report.files[0].diagnostics.filter { $0.message.contains("not known") }
        #expect(told.map(\.found) == ["Elsewhere: 2 lines"])
        #expect(told.map(\.line) == [6])
    }

    @Test(arguments: [true, false]) func aSideThatTheOthersListDoesNotHaveIsNotBookedThere(isTurned: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let giro = Self.list("Giro", "D2026-01-05\nT-10.00\nPMove\nL[Savings]")
        let savings = Self.list("Savings", "D2026-01-20\nT5.00\nPInterest")
        let report = try await fixture.importFiles(try fixture.file("a.qif", isTurned ? savings + giro : giro + savings))
        #expect(try await fixture.balance("Giro") == -10_00)
        #expect(try await fixture.balance("Savings") == 5_00)
        #expect(report.files[0].diagnostics.contains { $0.message.contains("The list of Savings has no other side") })
    }

    @Test func linesThatNameAThirdAccountAreNoPair() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.importFiles(try fixture.file("a.qif", Self.list("Giro", "D2026-01-05\nT-10.00\nPMove\nL[Card]")))
        try await fixture.importFiles(try fixture.file("b.qif", Self.list("Savings", "D2026-01-05\nT10.00\nPMove\nL[Card]")))
        try await fixture.importFiles(
            try fixture.file("c.qif", Self.list("Card", "D2026-01-05\nT10.00\nPMove\nL[Giro]", "D2026-01-05\nT-10.00\nPMove\nL[Savings]")))
        #expect(try await fixture.balance("Giro") == -10_00)
        #expect(try await fixture.balance("Savings") == 10_00)
        #expect(try await fixture.balance("Card") == 0)
        #expect(try await transfers(fixture, "Giro", "Card").count == 1)
        #expect(try await transfers(fixture, "Savings", "Card").count == 1)
        #expect(try await fixture.groups().count == 2)
    }

    @Test(arguments: [true, false]) func aBanksOwnLineIsTheOtherSideWhicheverComesFirst(bankFirst: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let bank = try fixture.file("b.csv", "Date,Amount,Description\n2026-01-06,-100.00,Transfer\n2026-01-09,-2.00,Kiosk\n")
        if bankFirst { try await fixture.importFiles(bank, account: "Giro") }
        if !bankFirst { try await fixture.one("g.csv", "Date,Amount,Description\n2025-12-02,1.00,Start\n", account: "Giro") }
        try await fixture.importFiles(try fixture.file("s.qif", Self.savings))
        if !bankFirst { try await fixture.importFiles(bank, account: "Giro") }
        #expect(try await fixture.balance("Giro") == (bankFirst ? -102_00 : -101_00))
        #expect(try await fixture.balance("Savings") == 100_00)
        #expect(try await transfers(fixture, "Giro", "Savings").count == 1)
    }

    // MARK: - Pending transfers

    @Test func aLineCompletesAPendingTransferThatWasEntered() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("g.csv", "Date,Amount,Description\n2025-12-02,1.00,Start\n", account: "Giro")
        try await fixture.one("s.csv", "Date,Amount,Description\n2025-12-02,2.00,Start\n", account: "Savings")
        let id = try await fixture.enter(-200_00, in: "Giro", on: "2026-01-04", to: "Savings", status: .pending)
        let before = try await #require(try fixture.group(id))
        #expect(try await fixture.balance("Giro") == 1_00)
        let report = try await fixture.importFiles(
            try fixture.file("a.qif", Self.list("Giro", "D2026-01-05\nT-200.00\nPMove\nL[Savings]")))
        #expect(try await fixture.group(id)?.status == .completed)
        #expect(try await fixture.balance("Giro") == -199_00)
        #expect(try await fixture.balance("Savings") == 202_00)
        #expect(try await fixture.waiting() == 1)
        #expect(try await fixture.undo(report).isDone)
        let after = try await #require(try fixture.group(id))
        #expect(after.status == .pending && after.parts == before.parts)
        #expect(try await fixture.balance("Giro") == 1_00)
        #expect(try await fixture.balance("Savings") == 2_00)
        #expect(try await fixture.waiting() == 2)
    }

    @Test func aPendingTransferBeforeTheFirstBalanceMovesTheOpening() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-20", "-1.00", "X", id: "1")], balance: "100.00"))
        try await fixture.one("s.csv", "Date,Amount,Description\n2025-12-02,2.00,Start\n", account: "Savings")
        try await fixture.enter(-200_00, in: "Checking 7890", on: "2026-01-05", to: "Savings", status: .pending)
        try await fixture.importFiles(try fixture.file("a.qif", Self.list("Checking 7890", "D2026-01-05\nT-200.00\nPMove\nL[Savings]")))
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-31") == 100_00)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-04") == 301_00)
    }

    // MARK: - Several lines that fit

    @Test func ofSeveralLinesOfTheOtherAccountThatFitTheOneThatIsNoPurchaseIsJoined() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one(
            "g.csv", "Date,Amount,Description\n2026-01-05,-100.00,Shoes\n2026-01-06,-100.00,Transfer\n", account: "Giro")
        let before = try await fixture.groups()
        let report = try await fixture.importFiles(try fixture.file("s.qif", Self.savings))
        #expect(try await fixture.balance("Giro") == -200_00)
        #expect(try await fixture.balance("Savings") == 100_00)
        #expect(try await transfers(fixture, "Giro", "Savings").map { $0.payee } == ["Transfer"])
        #expect(try await fixture.waiting() == 0)
        #expect(try await fixture.undo(report).isDone)
        #expect(try await fixture.groups().map(\.payee) == before.map(\.payee))
    }

    @Test func asManyEqualLinesOfOneDayOnBothSidesAreJoined() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one(
            "g.csv", "Date,Amount,Description\n2026-01-06,-100.00,Transfer\n2026-01-06,-100.00,Transfer\n", account: "Giro")
        let line = "D2026-01-06\nT100.00\nPFrom giro\nL[Giro]"
        try await fixture.importFiles(try fixture.file("s.qif", Self.list("Savings", line, line)))
        #expect(try await fixture.balance("Giro") == -200_00)
        #expect(try await fixture.balance("Savings") == 200_00)
        #expect(try await transfers(fixture, "Giro", "Savings").count == 2)
        #expect(try await fixture.groups().count == 2)
    }

    @Test func aPartThatSeveralLinesFitIsBookedOnItsOwnSideAlone() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one(
            "s.csv", "Date,Amount,Description\n2026-01-05,20.00,Refund\n2026-01-06,20.00,Transfer\n", account: "Savings")
        let split = "D2026-01-05\nT-60.00\nPMarket\nSGroceries\n$-40.00\nS[Savings]\n$-20.00"
        let report = try await fixture.importFiles(try fixture.file("g.qif", Self.list("Giro", split)))
        #expect(try await fixture.balance("Giro") == -60_00)
        #expect(try await fixture.balance("Savings") == 40_00)
        #expect(try await fixture.waiting() == 0)
        let told = report.files[0].diagnostics.filter { $0.message.contains("that a part names") }
        #expect(told.map(\.found) == ["Savings"])
    }
}
