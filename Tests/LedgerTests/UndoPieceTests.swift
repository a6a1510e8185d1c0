import Ledger
import LedgerTestSupport
import Models
import Storage
import Testing

/// When pieces of undo images stay.
@Suite struct UndoPieceTests {
    private struct Interruption: Error {}

    /// Writes a large undo image without its record.
    private func writeImage(
        _ ledger: TestLedger, then end: @escaping @Sendable (UnitOfWork) throws -> Void
    ) async throws {
        let (household, ids) = (ledger.household, ledger.database.ids)
        try await ledger.database.write(household, []) { connection in
            let write = try UnitOfWork(
                connection, household: household, member: Member(household: household, role: .owner), ids: ids, at: 1_700_000_000_000,
                modules: LedgerModules())
            let image = write.makeImage()
            for id in 0..<20_000 as Range<Int64> {
                try MovedGroup(id: id, revision: 1, sources: [id], destinations: []).write(to: image)
            }
            try end(write)
        }
    }

    private func pieces(_ ledger: TestLedger) async throws -> Int64? {
        try await ledger.database.read { try $0.first("SELECT COUNT(*) FROM undo_piece") { $0.integer() } }
    }

    @Test func anInterruptedWriteLeavesNoPieces() async throws {
        let ledger = try await TestLedger(accounts: 1, categories: 1)
        await #expect(throws: Interruption.self) {
            try await writeImage(ledger) { _ in throw Interruption() }
        }
        #expect(try await pieces(ledger) == 0)
    }

    /// The pieces refer to a record, which is checked at the commit.
    @Test func anImageWithoutItsRecordIsNotCommitted() async throws {
        let ledger = try await TestLedger(accounts: 1, categories: 1)
        await #expect(throws: (any Error).self) {
            try await writeImage(ledger) { try $0.finish() }
        }
        #expect(try await pieces(ledger) == 0)
    }
}
