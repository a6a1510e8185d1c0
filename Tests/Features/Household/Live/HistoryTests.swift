import CardsModel
import HouseholdModel
import ImportModel
import Ledger
import Localization
import Models
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

@testable import Installation

/// What the history says of changes.
struct HistoryTests {
    private let home: TestHousehold
    private let account: Account

    init() async throws {
        home = try await TestHousehold()
        account = try await home.account("Checking")
    }

    private func history(_ filter: HistoryFilter = HistoryFilter(), limit: Int = 50) async throws -> [HistoryEntry] {
        try await home.services.history().fetchHistory(filter, before: nil, limit: limit).entries
    }

    @Test func anEditSaysWhatWasBefore() async throws {
        let group = try await home.add(-5_00, in: account, payee: "Rewe", category: "groceries", tags: ["a"]).transaction
        let dining = try await home.category("dining")
        _ = try await home.transactions.updateTransaction(
            id: group.id,
            TransactionEdit(
                day: TestHousehold.today.adding(days: -1), amount: home.money(6_00), payee: "Rewe Nord", note: "Bread", category: dining,
                tags: ["a", "b"]),
            revision: nil)
        let entry = try #require(try await history(limit: 1).first)
        typealias Change = HistoryEntry.Change
        #expect(
            entry.changes == [
                Change(field: .payee, before: .text("Rewe"), after: .text("Rewe Nord")),
                Change(field: .amount, before: .amount(home.money(5_00)), after: .amount(home.money(6_00))),
                Change(field: .side, before: .text("Groceries"), after: .text("Dining")),
                Change(field: .day, before: .day(TestHousehold.today), after: .day(TestHousehold.today.adding(days: -1))),
                Change(field: .note, before: .text(""), after: .text("Bread")),
                Change(field: .tags, before: .text("a"), after: .text("a, b")),
            ])
        #expect(entry.target == ObjectReference(group.id))
        try await home.transactions.undo(entry.record.id)
        let undone = try await history(limit: 2)
        #expect(undone[0].changes.first == Change(field: .payee, before: .text("Rewe Nord"), after: .text("Rewe")))
        #expect(undone[1].changes == entry.changes && undone[1].record.isUndone)
    }

    @Test func severalSayWhatTheyHaveInCommon() async throws {
        let ids = [
            try await home.add(-1_00, in: account, payee: "One", category: "groceries").transaction.id,
            try await home.add(-2_00, in: account, payee: "Two", category: "pets").transaction.id,
        ]
        _ = try await home.transactions.updateTransactions(
            ids: ids, TransactionEdit(category: try await home.category("dining"), addedTags: ["trip"]))
        let entry = try #require(try await history(limit: 1).first)
        #expect(
            entry.changes == [
                HistoryEntry.Change(field: .side, before: nil, after: .text("Dining")),
                HistoryEntry.Change(field: .tags, before: .text(""), after: .text("trip")),
            ])
        #expect(entry.target == nil)
    }

    @Test func whatExistsIsLinkedTo() async throws {
        let rule = try await home.categories.addRule(
            CategoryRule.Terms(payee: .contains("x"), category: try await home.category("dining")))
        let hobbies = try await home.categories.addCategory(name: "Hobbies", class: .spending, icon: nil)
        let group = try await home.add(-5_00, in: account, payee: "Rewe").transaction
        #expect(
            try await history().prefix(4).map(\.target) == [
                ObjectReference(group.id), ObjectReference(hobbies.id), ObjectReference(rule.id), ObjectReference(account.id),
            ])
        _ = try await home.transactions.deleteTransactions(ids: [group.id])
        _ = try await home.categories.deleteRule(id: rule.id)
        #expect(try await history().prefix(5).map(\.target) == [nil, nil, nil, ObjectReference(hobbies.id), nil])
    }

    @Test func aFilterLeavesAuthorKindAndDays() async throws {
        _ = try await home.categories.addCategory(name: "Hobbies", class: .spending, icon: nil)
        try await home.add(-5_00, in: account, payee: "Rewe")
        #expect(try await history(HistoryFilter(kind: .transactions)).map(\.record.subject) == ["Rewe"])
        #expect(try await history(HistoryFilter(kind: .categories)).map(\.record.subject) == ["Hobbies"])
        #expect(try await history(HistoryFilter(kind: .cards)).isEmpty)
        let all = try await history()
        #expect(try await history(HistoryFilter(author: .commandLine)).count == all.count { $0.record.member == nil })
        let day = all[0].moment.day
        #expect(try await history(HistoryFilter(from: day, until: day)).count == all.count)
        #expect(try await history(HistoryFilter(from: day.adding(days: 1))).isEmpty)
        #expect(try await history(HistoryFilter(until: day.adding(days: -1))).isEmpty)
    }

    /// A newer program may have written it.
    @Test func anUnknownActionIsShownAsStored() async throws {
        try await home.context.write([]) { _ = try $0.record(AuditRecord.Action(rawValue: "paint"), subject: "Fence") }
        let entry = try #require(try await history(limit: 1).first)
        #expect(entry.title == .verbatim("paint") && entry.subject == .verbatim("Fence"))
        #expect(entry.undo == nil && entry.target == nil)
    }

    /// Also after the account is gone.
    @Test func anUndoneImportKeepsItsFilesAndFigures() async throws {
        let text = Statement.ofx("1111100001", lines: [Statement.line("2026-01-10", "-12.00", "Rewe", id: "1")], balance: "100.00")
        let report = try await home.take("january.ofx", text)
        let id = try #require(report.id)
        _ = try await home.services.statements().undo(id, force: false)
        let entries = try await history(limit: 2)
        #expect(entries.map(\.record.action) == [.undoImport, .importStatements])
        #expect(entries.map(\.record.subject) == ["january.ofx", "january.ofx"])
        #expect(entries.allSatisfy { $0.figures.map { $0.string(in: .english) } == ["1 file", "1 new line", "1 transaction"] })
        #expect(entries.allSatisfy { $0.target == ObjectReference(id) } && entries[1].record.isUndone)
    }
}
