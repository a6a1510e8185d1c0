import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

/// Lines of one account in several column layouts of CSV.
@Suite struct SeveralLayoutsTests {

    /// The rows of a file: day, payee and memo, amount.
    private typealias Rows = [(day: String, payee: String, memo: String, amount: String)]

    private static let rows: Rows = [
        ("2026-01-05", "Bakery", "Bread", "-5.50"), ("2026-01-07", "Landlord", "Rent", "-800.00"),
        ("2026-01-15", "Boss", "Salary", "1200.00"),
    ]

    /// One layout of a bank: a payee and a memo.
    private func first(_ rows: Rows) -> String {
        "Date,Payee,Memo,Amount\n" + rows.map { "\($0.day),\($0.payee),\($0.memo),\($0.amount)\n" }.joined()
    }

    /// Another layout of the bank: one text in upper case, and a running balance from 1,000.00.
    private func second(_ rows: Rows) throws -> String {
        var balance = 100_000
        let lines = try rows.map { row in
            let units = try #require(Int(row.amount.filter { $0 != "." }))
            balance += units
            let day = row.day.split(separator: "-").reversed().joined(separator: ".")
            let text = "\(row.payee) \(row.memo)".uppercased()
            return
                "\(day);\(text);\(row.amount.replacing(".", with: ","));\(balance / 100),\(balance % 100 < 10 ? "0" : "")\(balance % 100)\n"
        }
        return "Datum;Text;Betrag;Saldo\n" + lines.joined()
    }

    private func fixture() async throws -> TestHousehold {
        let fixture = try await TestHousehold(today: .newYear)
        _ = try await fixture.importFiles(try fixture.file("first.csv", first(Self.rows)), account: "A", currency: "EUR")
        return fixture
    }

    private static let alike = DiagnosticCode.importLinesAlike

    @Test func theSameLinesInAnotherLayoutAreTheSameLines() async throws {
        let fixture = try await fixture()
        for _ in 0..<2 {
            let report = try await fixture.importFiles(try fixture.file("b.csv", second(Self.rows)), account: "A")
            #expect(report.files[0].statements.map(\.new) == [0])
            #expect(report.files[0].statements.map(\.known) == [3])
            #expect(!report.files[0].diagnostics.contains { $0.code == Self.alike })
        }
        #expect(try await fixture.lines() == 3)
        // The opening balance comes from the running balances, and is posted before the first line.
        #expect(try await fixture.balance("A", at: "2026-01-03") == 0)
        #expect(try await fixture.balance("A", at: "2026-01-04") == 100_000)
        #expect(try await fixture.balance("A") == 139_450)
        #expect(try await fixture.one("c.csv", first(Self.rows), account: "A").new == 0)
    }

    @Test func twoEqualPurchasesStayTwoAndAThirdIsNew() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let coffee = (day: "2026-01-05", payee: "Cafe", memo: "Coffee", amount: "-3.20")
        _ = try await fixture.importFiles(try fixture.file("a.csv", first([coffee, coffee])), account: "A", currency: "EUR")
        #expect(try await fixture.one("b.csv", second([coffee, coffee]), account: "A").new == 0)
        let report = try await fixture.importFiles(try fixture.file("c.csv", second([coffee, coffee, coffee])), account: "A")
        #expect(report.files[0].statements.map(\.new) == [1])
        #expect(report.files[0].diagnostics.filter { $0.code == Self.alike }.map(\.arguments) == [["1"]])
        #expect(try await fixture.one("d.csv", second([coffee, coffee, coffee]), account: "A").new == 0)
        #expect(try await fixture.one("e.csv", first([coffee, coffee, coffee]), account: "A").new == 0)
        #expect(try await fixture.lines() == 3)
    }

    @Test func periodsThatOverlapAddWhatIsNew() async throws {
        let fixture = try await fixture()
        let later: Rows = [("2026-01-15", "Boss", "Salary", "1200.00"), ("2026-01-20", "Kiosk", "Paper", "-2.00")]
        let report = try await fixture.importFiles(try fixture.file("b.csv", second(later)), account: "A")
        #expect(report.files[0].statements.map(\.new) == [1])
        #expect(!report.files[0].diagnostics.contains { $0.code == Self.alike })
        #expect(try await fixture.one("c.csv", first(Self.rows + later.dropFirst()), account: "A").new == 0)
        #expect(try await fixture.lines() == 4)
    }

    @Test func linesOfOlderImportsPairWithAnyLayout() async throws {
        let fixture = try await fixture()
        // As after the migration: the layout of earlier lines is not known.
        try await fixture.context.database.write(fixture.context.household.id) { connection in
            try connection.execute("UPDATE statement_line SET layout = 0")
            return .commit((), Change(household: fixture.context.household.id, topics: []))
        }
        #expect(try await fixture.one("b.csv", second(Self.rows), account: "A").new == 0)
        #expect(try await fixture.one("c.csv", second(Self.rows), account: "A").new == 0)
        #expect(try await fixture.one("d.csv", first(Self.rows), account: "A").new == 0)
        #expect(try await fixture.lines() == 3)
    }

    @Test func aLineThatComesLaterInTheFileKeepsItsOwnText() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let cafe = (day: "2026-01-05", payee: "Cafe", memo: "", amount: "-3.20")
        let bar = (day: "2026-01-05", payee: "Bar", memo: "", amount: "-3.20")
        let text = "Date,Payee,Amount\n2026-01-05,Cafe,-3.20\n"
        _ = try await fixture.importFiles(try fixture.file("a.csv", text), account: "A", currency: "EUR")
        // Another layout: the new line comes first, the known one behind it has its text.
        #expect(try await fixture.one("b.csv", first([bar, cafe]), account: "A").new == 1)
        #expect(try await fixture.groups().map(\.payee).sorted() == ["Bar", "Cafe"])
    }

    @Test func theSameDaysInOneLayoutWithOtherTextsAreSaid() async throws {
        let fixture = try await fixture()
        let renamed: Rows = Self.rows.map { ($0.day, $0.payee.uppercased(), $0.memo, $0.amount) }
        let report = try await fixture.importFiles(try fixture.file("b.csv", first(renamed)), account: "A")
        #expect(report.files[0].statements.map(\.new) == [3])
        let warnings = report.files[0].diagnostics.filter { $0.code == Self.alike }
        #expect(warnings.map(\.severity) == [.warning])
        #expect(warnings.map(\.arguments) == [["3"]])
    }

    @Test func aSecondPurchaseOfADayAmongOthersIsNoWarning() async throws {
        let fixture = try await fixture()
        let more: Rows = Self.rows + [("2026-01-05", "Cake shop", "", "-5.50"), ("2026-01-16", "Kiosk", "", "-1.00")]
        let report = try await fixture.importFiles(try fixture.file("b.csv", first(more)), account: "A")
        #expect(report.files[0].statements.map(\.new) == [2])
        #expect(!report.files[0].diagnostics.contains { $0.code == Self.alike })
    }

    @Test(arguments: [[0, 1], [1, 0]]) func twoLayoutsUndoneInAnyOrderLeaveNothing(order: [Int]) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let files = [try fixture.file("a.csv", first(Self.rows)), try fixture.file("b.csv", second(Self.rows))]
        var reports: [ImportReport] = []
        for file in files { reports.append(try await fixture.importFiles(file, account: "A", currency: "EUR")) }
        let kept = try await fixture.undo(reports[order[0]])
        // Only the second file states balances.
        #expect(kept.shared.count == 3 && kept.removed == 0 && kept.restored == order[0])
        #expect(try await fixture.balance("A") == (order[0] == 0 ? 139_450 : 39_450))
        #expect(try await fixture.undo(reports[order[1]]).removed == 3)
        #expect(try await fixture.groups().isEmpty)
    }
}

extension TestHousehold {
    /// The number of transactions besides the opening balance.
    fileprivate func lines() async throws -> Int { try await groups().count { $0.payee != "Opening balance" } }
}
