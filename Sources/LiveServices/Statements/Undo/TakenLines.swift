import Models
import Storage

/// The lines that an undo has removed or handed to another import, as far as their transactions ask for them: a few bytes each.
struct TakenLines {

    /// A line that stood for a transaction.
    struct Line {
        var group: ID<Transaction>
        var account: ID<Account>
        /// The booking day.
        var day: Day
        /// What it was.
        var state: LineState
    }

    /// In order of account, day and id, without notes and dropped lines.
    private(set) var lines: [Line] = []
    /// The import that has a line of a transaction now.
    private(set) var handed: [ID<Transaction>: ID<StatementImport>] = [:]
    /// The accounts whose lines joined a transaction that was there before.
    private(set) var sides: [ID<Transaction>: Set<Place>] = [:]
    private let imaged: Set<ID<Transaction>>

    /// - Parameter imaged: the transactions that were there before the import.
    init(_ imaged: Set<ID<Transaction>>) {
        self.imaged = imaged
    }

    /// - Parameter next: the import that has the line now; nil: it is gone.
    mutating func add(_ line: StatementLineRecord, handedTo next: ID<StatementImport>?) {
        guard let group = line.group else { return }
        if imaged.contains(group) { sides[group, default: []].insert(Place(line.account)) }
        guard line.state != .note, line.state != .dropped else { return }
        lines.append(Line(group: group, account: line.account, day: line.day, state: line.state))
        if let next { handed[group] = max(handed[group] ?? next, next) }
    }
}
