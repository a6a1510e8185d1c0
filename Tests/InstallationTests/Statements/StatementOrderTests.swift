import Foundation
import Models
import Services
import TestSupport
import TestTools
import Testing

/// Statements of one account in several parts, and split lines.
@Suite struct StatementOrderTests {

    private func mt940(_ open: String, _ close: String, _ lines: String, number: String) -> String {
        ":20:X\n:25:50010517/5407324931\n:28C:\(number)\n\(open)\n\(lines)\n\(close)\n-\n"
    }

    @Test(arguments: [true, false]) func pagesOfOneStatementBeginOnce(isOneFile: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let first = mt940(":60F:C260101EUR1000,00", ":62M:C260105EUR900,00", ":61:2601050105D100,00NTRFNONREF//B1", number: "1/1")
        let second = mt940(":60M:C260105EUR900,00", ":62F:C260131EUR850,00", ":61:2601200120D50,00NTRFNONREF//B2", number: "1/2")
        let files = isOneFile ? [first + second] : [first, second]
        for (index, text) in files.enumerated() {
            let report = try await fixture.importFiles(try fixture.file("\(index).sta", text))
            #expect(report.files[0].diagnostics.isEmpty)
        }
        #expect(try await fixture.balance("Checking 4931") == 85_000)
        #expect(try await fixture.groups().count == 3)
    }

    @Test(arguments: [true, false]) func severalStatementsInOneFileInAnyOrder(isInOrder: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let statements = [
            mt940(":60F:C260101EUR1000,00", ":62F:C260105EUR900,00", ":61:2601050105D100,00NTRFNONREF//B1", number: "1/1"),
            mt940(":60F:C260105EUR900,00", ":62F:C260131EUR850,00", ":61:2601200120D50,00NTRFNONREF//B2", number: "2/1"),
        ]
        let report = try await fixture.importFiles(
            try fixture.file("a.sta", (isInOrder ? statements : statements.reversed()).joined()))
        #expect(report.files[0].diagnostics.isEmpty)
        #expect(try await fixture.balance("Checking 4931") == 85_000)
        #expect(try await fixture.balance("Checking 4931", at: "2026-01-04") == 100_000)
    }

    @Test func aStatementOfABalanceAloneSetsIt() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.ofx", Statement.ofx(lines: [], balance: "-75.00"))
        #expect(try await fixture.balance("Checking 7890") == -7500)
        try await fixture.one("b.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-5.00", "X", id: "1")], balance: "-75.00"))
        #expect(try await fixture.balance("Checking 7890") == -7500)
        #expect(try await fixture.balance("Checking 7890", at: "2026-01-04") == -7000)
    }

    @Test func aBatchOfDetailsIsASplit() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let details = ["12.00", "8.00"].map {
            "<TxDtls><AmtDtls><TxAmt><Amt Ccy=\"EUR\">\($0)</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>Part \($0)</Ustrd></RmtInf></TxDtls>"
        }
        let entry = BookingTests.entry("2026-01-05", "-20.00", "Card").replacing("<NtryDtls>", with: "<NtryDtls>" + details.joined())
        let cut = try #require(entry.range(of: "<TxDtls><RmtInf><Ustrd>Card"))
        let end = try #require(entry.range(of: "</NtryDtls>"))
        let batch = entry[..<cut.lowerBound] + entry[end.lowerBound...]
        try await fixture.one("a.xml", BookingTests.camt("053", [String(batch)]))
        let group = try await #require(try fixture.groups().first)
        #expect(group.parts.map(\.amount.minorUnits) == [1200, 800])
        #expect(try await fixture.entries("Checking 3000") == 1)
    }
}
