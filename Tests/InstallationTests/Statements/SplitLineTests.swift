import Models
import Services
import TestSupport
import Testing

/// Lines that were split by a bank or another program (QIF `S`, `E`, `$`).
@Suite struct SplitLineTests {

    private func qif(_ split: String) -> String { "!Type:Bank\nD01/30/2026\nT-50.00\nPMarket\n\(split)\n^\n" }

    @Test func aSplitBecomesPartsOfOneTransaction() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = qif("SGroceries\nEVegetables\n$-60.00\nSRefund\n$10.00")
        #expect(try await fixture.one("a.qif", text, account: "Giro").new == 1)
        let group = try await #require(try fixture.groups().first)
        #expect(group.payee == "Market")
        #expect(group.parts.map(\.amount.minorUnits) == [6000, 1000])
        let (groceries, refund) = (try await fixture.category("groceries"), try await fixture.category("refund"))
        #expect(group.parts[0].destination == LedgerAccountID(groceries) && group.parts[0].note == "Vegetables")
        #expect(group.parts[1].source == LedgerAccountID(refund))
        #expect(try await fixture.balance("Giro") == -5000)
        #expect(try await fixture.one("b.qif", text, account: "Giro").known == 1)
        #expect(try await fixture.groups().count == 1)
    }

    @Test func aPartCanGoToAnOwnAccountWhoseLineIsThenTheSame() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("s.csv", "Date,Amount,Description\n2026-01-02,1.00,Start\n", account: "Savings")
        try await fixture.one("a.qif", qif("SGroceries\n$-30.00\nS[Savings]\n$-20.00"), account: "Giro")
        #expect(try await fixture.balance("Savings") == 2100)
        let other = "!Type:Bank\nD01/31/2026\nT20.00\nPFrom giro\n^\n"
        #expect(try await fixture.one("b.qif", other, account: "Savings").matched == 1)
        #expect(try await fixture.balance("Savings") == 2100)
        #expect(try await fixture.groups().count == 2)
        #expect(try await fixture.differences() == [])
    }

    @Test func partsThatDoNotAddUpAreToldAndTheLineStaysWhole() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(try fixture.file("a.qif", qif("SGroceries\n$-30.00\nSRefund\n$-10.00")), account: "Giro")
        #expect(report.files[0].diagnostics.contains { $0.message.contains("do not add up") })
        let group = try await #require(try fixture.groups().first)
        #expect(group.parts.map(\.amount.minorUnits) == [5000])
        #expect(try await fixture.balance("Giro") == -5000)
    }
}
