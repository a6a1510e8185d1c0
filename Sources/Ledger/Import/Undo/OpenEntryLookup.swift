import Models
import Storage

/// Caches per ledger account whether it has open entries: most have none, and an undo asks for every transaction.
///
/// Entries opened later are not noticed.
final class OpenEntryLookup {
    private let open: OpenEntryRepository
    private var known: [LedgerAccountID: Bool] = [:]

    init(_ open: OpenEntryRepository) {
        self.open = open
    }

    /// Whether a side of a group may have an open entry.
    func mayHaveOpenEntry(_ group: TransactionGroup) throws -> Bool {
        for part in group.parts {
            if try hasOpenEntries(at: part.source) { return true }
            if try hasOpenEntries(at: part.destination) { return true }
        }
        return false
    }

    private func hasOpenEntries(at ledgerAccount: LedgerAccountID) throws -> Bool {
        if let answer = known[ledgerAccount] { return answer }
        let answer = try open.hasOpenEntries(in: ID(rawValue: ledgerAccount.rawValue))
        known[ledgerAccount] = answer
        return answer
    }
}
