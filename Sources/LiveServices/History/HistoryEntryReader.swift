import Ledger
import Models
import Services
import Storage

/// Finds the transaction that an audit record is about, as it was after that change.
struct HistoryEntryReader {
    /// Identifies a group at a revision.
    private struct Version: Hashable {
        var group: Int64
        var revision: Int64
    }

    private let transactions: TransactionRepository
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    /// Groups by revision, from the images that changes stored of the state before them.
    private var versions: [Version: GroupImage] = [:]

    init(_ connection: Connection, household: ID<Household>, ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]) {
        transactions = TransactionRepository(connection, household: household)
        self.ledgerAccounts = ledgerAccounts
    }

    /// Collects the states before changes, for older records that do not store the state after them.
    mutating func add(_ changes: [GroupChange]) {
        for change in changes {
            guard let before = change.before else { continue }
            versions[Version(group: change.id, revision: change.oldRevision)] = before
        }
    }

    /// The one transaction of a record after the change, or before its deletion. Nil if the record is about several or none, or if the
    /// state is not known any more.
    ///
    /// - Parameter changes: the record's changes.
    func entry(of action: AuditRecord.Action, _ changes: [GroupChange]) throws -> HistoryEntry.Entry? {
        switch action {
        case .add, .edit, .split, .delete: break
        default: return nil
        }
        guard changes.count == 1, let change = changes.first, let group = try group(change, isDeletion: action == .delete) else {
            return nil
        }
        for part in group.parts {
            for ledgerAccount in [part.source, part.destination] {
                guard let record = ledgerAccounts[ledgerAccount], record.role == .own, let currency = record.currency,
                    let day = group.day(at: ledgerAccount)
                else {
                    continue
                }
                return HistoryEntry.Entry(accountName: record.name, day: day, amount: try group.amount(at: ledgerAccount, in: currency))
            }
        }
        return nil
    }

    private func group(_ change: GroupChange, isDeletion: Bool) throws -> TransactionGroup? {
        if isDeletion { return try change.before?.group() }
        if let after = change.after { return try after.group() }
        if let current = try transactions.group(ID(rawValue: change.id)), current.revision == change.newRevision { return current }
        return try versions[Version(group: change.id, revision: change.newRevision)]?.group()
    }
}
