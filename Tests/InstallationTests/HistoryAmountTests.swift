import HouseholdModel
import Ledger
import Localization
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import HouseholdLive
@testable import Installation

/// Old changes in the history, and which of them can be undone.
@Suite struct HistoryAmountTests {
    private func history(_ home: TestHousehold) async throws -> [HistoryEntry] {
        try await home.services.history().fetchHistory(before: nil, limit: 50).entries
    }

    @Test func everyEntryShowsTheAmountOfItsOwnChange() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let id = try await home.add(-12_50, in: account, payee: "Rewe").transactions[0].id
        for units in [-20_00, -7_25] as [Int64] {
            _ = try await home.transactions.updateTransaction(id: id, TransactionEdit(amount: home.money(units)), revision: nil)
        }
        _ = try await home.transactions.deleteTransactions(ids: [id])
        let entries = try await history(home).filter { $0.entry != nil }
        #expect(entries.map(\.record.action) == [.delete, .edit, .edit, .add])
        #expect(entries.map(\.entry?.amount.minorUnits) == [-7_25, -7_25, -20_00, -12_50])
    }

    /// The list is the same without any undo image, so it reads none.
    @Test func theHistoryReadsNoImage() async throws {
        let home = try await TestHousehold()
        let (account, other) = (try await home.account("Checking", opening: 5_00), try await home.account("Savings"))
        let ids = try await [home.add(-1_00, in: account), home.add(-2_00, in: account, to: other)].map { $0.transactions[0].id }
        _ = try await home.transactions.updateTransactions(ids: ids, TransactionEdit(payee: "Rewe"))
        _ = try await home.accounts.mergeAccounts(id: account.id, absorbing: other.id)
        let gone = try await home.account("Gone")
        try await home.add(-3_00, in: gone)
        _ = try await home.deletion(of: gone)
        let entries = try await history(home)
        _ = try await home.context.write([]) { try $0.connection.execute("DELETE FROM undo_piece") }
        #expect(try await history(home) == entries)
        #expect(entries.contains { $0.entry != nil } && entries.contains { $0.undoObstacle != nil })
    }

    /// The cost of a page does not depend on the size of the images.
    @Test func aLargeChangeCostsTheListNoMoreThanASmallOne() async throws {
        func steps(_ count: Int) async throws -> Int {
            let ledger = try await BulkLedger(count: count)
            _ = try await ledger.accounts.deleteAccount(id: try await ledger.account(BulkLedger.checking), withEntries: true)
            return try await ledger.steps { _ = try await LiveHistoryService(context: ledger.context).fetchHistory(before: nil, limit: 50) }
        }
        let (small, large) = (try await steps(100), try await steps(400))
        #expect(large <= small + small / 10, "\(small) and \(large)")
    }

    @Test func anUndoIsOfferedOnlyWhereNothingNewerPreventsIt() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let id = try await home.add(-12_50, in: account).transactions[0].id
        _ = try await home.transactions.updateTransaction(id: id, TransactionEdit(payee: "Rewe"), revision: nil)
        let entries = try await history(home)
        let (edit, add) = (
            try #require(entries.first { $0.record.action == .edit }), try #require(entries.first { $0.record.action == .add })
        )
        #expect(edit.undo == .change(edit.record.id) && edit.undoObstacle == nil)
        #expect(add.undo == nil && add.undoObstacle == "It was changed since: undo the newer change first")
        // Once the newer change is undone, only the undo itself conflicts with the older one.
        try await home.transactions.undo(edit.record.id)
        #expect(try await history(home).first { $0.record.action == .edit }?.undo == nil)
    }

    @Test func whatIsOfferedWorksAndWhatIsNotDoesNot() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        var random = SeededGenerator(seed: 20_260_527)
        var ids: [ID<Transaction>] = []
        for step in 0..<40 {
            switch (ids.isEmpty, Int.random(in: 0..<4, using: &random)) {
            case (true, _), (_, 0): ids.append(try await home.add(-Int64(step + 1), in: account).transactions[0].id)
            case (_, 1):
                let chosen = ids.randomElement(using: &random) ?? ids[0]
                _ = try? await home.transactions.updateTransaction(
                    id: chosen, TransactionEdit(amount: home.money(-Int64(step + 100))), revision: nil)
            case (_, 2): _ = try? await home.transactions.deleteTransactions(ids: [ids.randomElement(using: &random) ?? ids[0]])
            default:
                let offered = try await history(home)
                guard let entry = offered.randomElement(using: &random) else { continue }
                if case .change(let id) = entry.undo {
                    try await home.transactions.undo(id)
                } else if entry.undoObstacle != nil {
                    await #expect(throws: ServiceError.conflict, "seed 20260527, step \(step)") {
                        try await home.transactions.undo(entry.record.id)
                    }
                }
            }
        }
    }

    @Test func aDeletedAccountWhoseNameIsTakenSaysWhyItCannotComeBack() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        try await home.add(-1_00, in: account)
        _ = try await home.deletion(of: account)
        func deletion() async throws -> HistoryEntry {
            try #require(try await history(home).first { $0.record.action == .deleteAccount })
        }
        #expect(try await deletion().undo != nil)
        _ = try await home.account("Checking")
        #expect(try await deletion().undo == nil)
        #expect(try await deletion().undoObstacle == "An account with this name exists already")
    }
}
