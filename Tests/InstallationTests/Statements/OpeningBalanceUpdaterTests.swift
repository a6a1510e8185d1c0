import Models
import Services
import TestSupport
import TestTools
import Testing

@Suite struct OpeningBalanceUpdaterTests {

    @Test func aFirstStatementWithAClosingBalanceShowsThatBalance() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let lines = [Statement.line("2026-01-05", "-100.00", "RENT", id: "1"), Statement.line("2026-01-20", "40.00", "REFUND", id: "2")]
        let report = try await fixture.importFiles(try fixture.file("a.ofx", Statement.ofx(lines: lines, balance: "940.00")))
        #expect(report.files[0].diagnostics.isEmpty)
        #expect(try await fixture.balance("Checking 7890") == 94_000)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-04") == 100_000)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-03") == 0)
    }

    @Test func aStatementThatStatesItsOpeningOnlyIsNoWarningWhenItComesAgain() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        // As in Samples/cash.qif: the opening balance is of the day before its posting.
        let text =
            "!Account\nNCash\nTCash\n^\n!Type:Cash\nD31/12/2025\nT46.00\nPOpening Balance\nL[Cash]\n^\n"
            + "D10/01/2026\nT-18.50\nPWeekmarkt\n^\nD24/01/2026\nT-12.00\nPKoffiebar\n^\n"
        let file = try fixture.file("cash.qif", text)
        for new in [2, 0] {
            let report = try await fixture.importFiles(file, currency: "EUR")
            #expect(report.files[0].statements.map(\.new) == [new])
            #expect(report.files[0].diagnostics.isEmpty, "\(report.files[0].diagnostics)")
        }
        #expect(try await fixture.balance("Cash") == 15_50)
        // A later line of the same list: the opening stays before its first line.
        let more = try fixture.file("more.qif", text + "D07/02/2026\nT-16.75\nPWeekmarkt\n^\n")
        let later = try await fixture.importFiles(more, currency: "EUR")
        #expect(later.files[0].statements.map(\.new) == [1])
        #expect(later.files[0].diagnostics.isEmpty, "\(later.files[0].diagnostics)")
    }

    @Test func anOlderStatementImportedLaterKeepsIt() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let january = Statement.ofx(lines: [Statement.line("2026-01-05", "-100.00", "RENT", id: "1")], balance: "900.00")
        let december = Statement.ofx(
            lines: [Statement.line("2025-12-05", "-100.00", "RENT", id: "2"), Statement.line("2025-12-24", "70.00", "GIFT", id: "3")],
            balance: "1000.00", on: "2025-12-31")
        try await fixture.importFiles(try fixture.file("a.ofx", january))
        let report = try await fixture.importFiles(try fixture.file("b.ofx", december))
        #expect(report.files[0].diagnostics.isEmpty)
        #expect(try await fixture.balance("Checking 7890") == 90_000)
        #expect(try await fixture.balance("Checking 7890", at: "2025-12-31") == 100_000)
        #expect(try await fixture.balance("Checking 7890", at: "2025-12-04") == 103_000)
        #expect(try await fixture.balance("Checking 7890", at: "2025-12-03") == 0)
        // After the undo, the first statement's balance is unchanged.
        let undo = try await fixture.undo(report)
        #expect(undo.isDone)
        #expect(try await fixture.balance("Checking 7890") == 90_000)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-04") == 100_000)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-03") == 0)
    }

    @Test func aLaterBalanceThatDiffersIsAWarningAndPostsNothing() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.importFiles(
            try fixture.file("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-1.00", "X", id: "1")], balance: "9.00")))
        let february = Statement.ofx(lines: [Statement.line("2026-02-05", "-1.00", "X", id: "2")], balance: "5.00", on: "2026-02-28")
        let report = try await fixture.importFiles(try fixture.file("b.ofx", february))
        #expect(report.files[0].diagnostics.count == 1)
        #expect(report.files[0].diagnostics[0].message.contains("difference of -3.00 EUR"))
        #expect(try await fixture.balance("Checking 7890") == 800)
    }

    @Test func theFilesOwnOpeningBalanceIsTaken() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let statement = """
            :20:STARTUMS
            :25:50010517/5407324931
            :28C:1/1
            :60F:C260101EUR1000,00
            :61:2601050105D100,00NTRFNONREF//B1
            :86:Rent
            :62F:C260131EUR900,00
            -
            """
        let report = try await fixture.importFiles(try fixture.file("a.sta", statement))
        #expect(report.files[0].diagnostics.isEmpty)
        #expect(try await fixture.balance("Checking 4931") == 90_000)
        #expect(try await fixture.balance("Checking 4931", at: "2026-01-04") == 100_000)
    }

    @Test func withoutAnyBalanceTheAccountBeginsAtZeroWithAWarning() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(
            try fixture.file("a.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-1.00", "X")])))
        #expect(report.files[0].diagnostics.map(\.severity) == [.warning])
        #expect(try await fixture.balance("Checking 7890") == -100)
    }

    @Test func aHandEnteredOneThatItsLineMovesOverTheFirstCheckpointKeepsIt() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let january = Statement.ofx(lines: [Statement.line("2026-01-05", "-1.00", "X", id: "1")], balance: "99.00")
        try await fixture.importFiles(try fixture.file("a.ofx", january))
        // Entered for 1 February, booked on 31 January, the day of the first balance, which included it already.
        try await fixture.enter(-10_00, in: "Checking 7890", on: "2026-02-01", payee: "Y")
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-31") == 99_00)
        let later = Statement.ofx(lines: [Statement.line("2026-01-31", "-10.00", "Y", id: "2")])
        let report = try await fixture.importFiles(try fixture.file("b.ofx", later))
        #expect(report.files[0].statements[0].matched == 1)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-31") == 99_00)
        _ = try await fixture.undo(report)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-31") == 99_00)
        #expect(try await fixture.balance("Checking 7890") == 89_00)
    }
}
