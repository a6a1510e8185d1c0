import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

@testable import Installation

/// When pieces of undo images are written and deleted.
@Suite struct UndoPieceTests {

    private func pieces(_ context: ServiceContext) async throws -> [Int] {
        try await context.read { try $0.all("SELECT length(bytes) FROM undo_piece ORDER BY audit, sequence") { $0.int(0) } }
    }

    @Test func anUndoDeletesThePiecesOfWhatItHasUndone() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        try await home.add(-1_00, in: account)
        let before = try await pieces(home.context)
        let change = try #require(try await home.accounts.deleteAccount(id: account.id, withEntries: true).change)
        #expect(try await pieces(home.context).count > before.count)
        try await home.transactions.undo(change)
        #expect(try await pieces(home.context) == before)
    }

    /// Memory: a merge, a deletion and their undo hold one piece, one page of 500 entries, the buffer of the text index and the sums by day
    /// and ledger account, none of which grows with the number of entries.
    @Test func aLargeImageIsWrittenInPieces() async throws {
        let ledger = try await BulkLedger(count: 1_500)
        _ = try await ledger.accounts.mergeAccounts(
            id: try await ledger.account(BulkLedger.savings), absorbing: try await ledger.account(BulkLedger.checking))
        let pieces = try await pieces(ledger.context)
        #expect(pieces.count > 3 && pieces.allSatisfy { $0 <= 65_536 })
    }
}
