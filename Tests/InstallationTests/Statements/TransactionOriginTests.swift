import Models
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

@testable import Installation
@testable import TransactionsLive

/// Where a transaction comes from.
@Suite struct TransactionOriginTests {

    private func origin(_ fixture: TestHousehold, _ id: ID<Transaction>) async throws -> TransactionOrigin {
        try #require(try await LiveTransactionScreenService(context: fixture.context).fetchDetails(ids: [id]).origin)
    }

    private func only(_ fixture: TestHousehold) async throws -> Entry {
        try #require(try await fixture.transactions.fetchEntries(EntryQuery()).entries.first)
    }

    @Test func theTextOfTheStatementStaysWhenTheTransactionIsChanged() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = Statement.ofx("1111100001", lines: [Statement.line("2026-01-10", "-12.00", "REWE 4711", id: "1")], balance: "100.00")
        let report = try await fixture.importFiles(try fixture.file("january.ofx", text))
        let entry = try #require(try await fixture.transactions.fetchEntries(EntryQuery(search: "rewe")).entries.first)
        let line = try #require(try await origin(fixture, entry.id).lines.first)
        #expect(line.payee == "REWE 4711" && line.files == ["january.ofx"] && line.importID == report.id)
        #expect(line.day == Day("2026-01-10") && line.valueDay == nil && line.purchaseDay == nil)
        var edit = TransactionEdit(day: Day("2026-01-08"), payee: "Rewe", note: "Bread")
        _ = try await fixture.transactions.updateTransaction(id: entry.id, edit, revision: nil)
        edit = TransactionEdit(payee: "Groceries")
        let last = try await fixture.transactions.updateTransaction(id: entry.id, edit, revision: nil)
        #expect(try await origin(fixture, entry.id).lines.first?.payee == "REWE 4711")
        try await fixture.transactions.undo(last.id, allowsClosedDays: false)
        #expect(try await origin(fixture, entry.id).lines.map(\.payee) == ["REWE 4711"])
        #expect(try await fixture.differences() == [])
    }

    @Test func daysOfPurchaseAndValueAreShownWhereTheyDiffer() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = "Date;Value date;Payee;Amount\n2026-01-10;2026-01-12;Tesco;-5.00\n2026-01-11;2026-01-11;Aldi;-6.00\n"
        try await fixture.one("a.csv", text, account: "Checking")
        for entry in try await fixture.transactions.fetchEntries(EntryQuery()).entries where !entry.payee.isEmpty && entry.amount.isNegative
        {
            let line = try #require(try await origin(fixture, entry.id).lines.first)
            #expect(line.valueDay == (entry.payee == "Tesco" ? Day("2026-01-12") : nil))
        }
    }

    @Test func aRuleIsNamedWhileItExists() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let categories = LiveCategoryService(context: fixture.context)
        let rule = try await categories.addRule(
            CategoryRule.Terms(
                payee: .contains("rewe"), category: try await fixture.category("dining"), payeeName: "Supermarket"))
        let text = Statement.ofx("1111100001", lines: [Statement.line("2026-01-10", "-12.00", "REWE 4711", id: "1")], balance: "100.00")
        try await fixture.importFiles(try fixture.file("a.ofx", text))
        let entry = try #require(try await fixture.transactions.fetchEntries(EntryQuery(search: "supermarket")).entries.first)
        let found = try await origin(fixture, entry.id)
        #expect(found.reason == .rule(rule.id) && found.rule == rule.id)
        #expect(found.lines.map(\.payee) == ["REWE 4711"])
        _ = try await categories.deleteRule(id: rule.id)
        #expect(try await origin(fixture, entry.id).rule == nil)
    }

    @Test func bothStatementsOfATransferAreKept() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let out = Statement.ofx("1111100001", lines: [Statement.line("2026-01-30", "-500.00", "To savings", id: "1")], balance: "0.00")
        let into = Statement.ofx("1111100002", lines: [Statement.line("2026-02-02", "500.00", "From checking", id: "1")], balance: "500.00")
        try await fixture.importFiles(try fixture.file("a.ofx", out))
        try await fixture.importFiles(try fixture.file("b.ofx", into))
        let transfer = try #require(try await fixture.groups().first { $0.parts[0].amount.minorUnits == 500_00 && $0.revision > 1 })
        let lines = try await origin(fixture, transfer.id).lines
        #expect(lines.map(\.payee) == ["To savings", "From checking"] && lines.map(\.files) == [["a.ofx"], ["b.ofx"]])
    }

    @Test func theLatestOfThePayeeAreShown() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        for number in 1...7 {
            try await home.add(Int64(-number), in: account, payee: "Rewe", day: TestHousehold.today.adding(days: -number))
        }
        let shop = try await home.add(-8, in: account, payee: "Rewe", day: TestHousehold.today.adding(days: -3)).transaction
        try await home.add(-9, in: account, payee: "Rewe Nord")
        let origin = try #require(try await home.services.transactionScreens().fetchDetails(ids: [shop.id]).origin)
        #expect(origin.lines.isEmpty && origin.reason == nil)
        #expect(origin.similar.map(\.amount.minorUnits) == [-1, -2, -3, -4, -5])
    }
}
