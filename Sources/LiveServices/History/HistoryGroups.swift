import Models
import Services
import Storage

/// Finds the transaction that a record of the history is about, as that change left it.
struct HistoryGroups {
    /// What records of one page say about the groups before and after them.
    private struct Version: Hashable {
        var group: Int64
        var revision: Int64
    }

    private let transactions: TransactionRepository
    private let places: [Place: PlaceRecord]
    /// Groups as they were at a revision: each change keeps what it found.
    private var versions: [Version: GroupImage] = [:]

    init(_ connection: Connection, household: ID<Household>, places: [Place: PlaceRecord]) {
        transactions = TransactionRepository(connection, household: household)
        self.places = places
    }

    /// Remembers what changes found, for older records that did not keep what they left.
    mutating func note(_ changes: [GroupChange]) {
        for change in changes {
            guard let before = change.before else { continue }
            versions[Version(group: change.id, revision: change.oldRevision)] = before
        }
    }

    /// The one transaction of a record as the change left it, or as it was before it was deleted. Nil where the record is about several or
    /// none, or where what it left is not known any more.
    ///
    /// - Parameter changes: The record's.
    func entry(of action: AuditRecord.Action, _ changes: [GroupChange]) throws -> HistoryEntry.Entry? {
        switch action {
        case .add, .edit, .split, .delete: break
        default: return nil
        }
        guard changes.count == 1, let change = changes.first, let group = try group(change, isDeletion: action == .delete) else {
            return nil
        }
        for part in group.parts {
            for place in [part.source, part.destination] {
                guard let record = places[place], record.role == .own, let currency = record.currency, let day = group.day(at: place) else {
                    continue
                }
                return HistoryEntry.Entry(accountName: record.name, day: day, amount: try group.amount(at: place, in: currency))
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
