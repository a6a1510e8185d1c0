import Models
import Storage

/// The lines that an undo has removed or assigned to another import, with the properties that their transactions need: a few bytes each.
struct RemovedLines {
    /// A line that supported a transaction.
    struct Line {
        var group: ID<Transaction>
        var account: ID<Account>
        /// The booking day.
        var day: Day
        /// Its state before the removal.
        var state: LineState
    }

    /// Ordered by account, day and id, without notes and dropped lines.
    private(set) var lines: [Line] = []
    /// The import that now contains a line of a transaction.
    private(set) var reassigned: [ID<Transaction>: ID<StatementImport>] = [:]
    /// The accounts whose lines joined a transaction that existed before.
    private(set) var sides: [ID<Transaction>: Set<LedgerAccountID>] = [:]
    /// By account, the oldest import that now contains lines of it.
    private(set) var heirs: [ID<Account>: ID<StatementImport>] = [:]
    /// The transactions that existed before the import.
    let imaged: Set<ID<Transaction>>

    /// - Parameter next: the import that contains the line now; nil: it was removed.
    mutating func add(_ line: StatementLineRecord, reassignedTo next: ID<StatementImport>?) {
        if let next { heirs[line.account] = min(heirs[line.account] ?? next, next) }
        guard let group = line.group else { return }
        if imaged.contains(group) { sides[group, default: []].insert(LedgerAccountID(line.account)) }
        guard line.state != .note, line.state != .dropped else { return }
        lines.append(Line(group: group, account: line.account, day: line.day, state: line.state))
        if let next { reassigned[group] = max(reassigned[group] ?? next, next) }
    }
}
