import CardsModel
import Foundation
import HouseholdModel
import Models
import SavingsModel
import Services
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation
@testable import Storage

/// A database that a version with schema 10 wrote: imports of three accounts, a transfer to one that was deleted with its entries, a merge,
/// an edited and a deleted transaction, a card with a benefit, a goal and a standing order.
@Suite struct OldDatabaseTests {
    private let folder: TemporaryFolder
    private let home: TestHousehold

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "schema-10.database").path()

    init() async throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Self.file, toPath: folder.file("coffer.db"))
        home = try await TestHousehold(path: folder.file("coffer.db"))
    }

    /// Name, balance and number of entries of each account, as that version showed them.
    private func figures() async throws -> [String] {
        try await home.accounts.fetchAccounts(includingArchived: true).map { summary in
            "\(summary.account.name) \(summary.balance.booked.decimalText) \(summary.balance.entries)"
        }.sorted()
    }

    @Test func everyFigureIsTheSame() async throws {
        #expect(try await figures() == ["Checking 2591.78 11", "Checking 4 84.00 2", "Savings 5.00 1"])
        try await home.expectClean()
        let goals = try await home.services.savings().fetchGoals().goals
        #expect(goals.map(\.goal.name) == ["Bicycle"] && goals.map(\.goal.target) == [home.money(1_500_00)])
        let wallet = try await home.services.cards().fetchWallet()
        #expect(wallet.cards.map(\.displayName) == ["Miles card"])
        #expect(wallet.cards.first?.benefits.map(\.displayName) == ["Bakery credit"])
        let scheduled = try await home.services.transfers().fetchScheduled().items
        #expect(scheduled.count == 1 && scheduled[0].day == Day("2026-03-05"))
    }

    @Test func everyReferenceIsWhole() async throws {
        try await home.installation.database.read { connection throws in
            let broken = try connection.brokenReferences()
            #expect(broken == [])
            let integrity = try connection.all(SQL(engine: "PRAGMA integrity_check")) { $0.text() }
            #expect(integrity == ["ok"])
        }
    }

    /// The images of that version were one JSON text each.
    @Test func itsDeletionsMergesAndEditsAreUndone() async throws {
        let states = [
            // The deletion of a transaction, then the edit of another, the merge, and the deletion of an account with its entries.
            ["Checking 2591.78 11", "Checking 4 54.00 3", "Savings 5.00 1"],
            ["Checking 2591.78 11", "Checking 4 55.00 3", "Savings 5.00 1"],
            ["Checking 2375.00 10", "Checking 4 55.00 3", "Savings 5.00 1", "Shared 1216.78 6"],
            ["Checking 2375.00 10", "Checking 4 55.00 3", "Former 566.55 5", "Savings 5.00 1", "Shared 1216.78 6"],
        ]
        let history = try await home.services.history().fetchHistory(before: nil, limit: 4).entries
        #expect(history.map(\.record.action) == [.delete, .edit, .mergeAccounts, .deleteAccount])
        for (entry, state) in zip(history, states) {
            // Each is offered once the newer ones are undone.
            let now = try await home.services.history().fetchHistory(before: nil, limit: 20).entries.first {
                $0.record.id == entry.record.id
            }
            #expect(now?.undo == .change(entry.record.id), "\(entry.record.action)")
            try await home.transactions.undo(entry.record.id)
            #expect(try await figures() == state, "\(entry.record.action)")
            try await home.expectClean()
        }
    }
}
