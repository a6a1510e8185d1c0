import Models
import Services
import Storage

/// What stands against the undo of an import: closed days, and transactions that people changed since.
///
/// Transactions are looked at one after the other; only those that something has changed are gathered.
struct ImportUndoCheck {
    private let write: LedgerWrite
    private let id: ID<StatementImport>
    private let lines: StatementLineRepository
    private let imports: ImportRepository
    private let spans: [ID<Account>: ClosedRange<Day>]

    /// - Parameter spans: the days of the import's lines, by account.
    init(
        _ write: LedgerWrite, of id: ID<StatementImport>, lines: StatementLineRepository, imports: ImportRepository,
        spans: [ID<Account>: ClosedRange<Day>]
    ) {
        self.write = write
        self.id = id
        self.lines = lines
        self.imports = imports
        self.spans = spans
    }

    /// - Throws: `ServiceError.closedDay` where a transaction that the import made or changed lies on one, unless the write may.
    func requireOpen() throws {
        guard try !write.allowsClosedDays && !write.closedDays().isEmpty else { return }
        try forEachGroup(changed: false) { group in
            if let group = try write.transactions.group(group) { try write.requireOpen(group) }
        }
    }

    /// Transactions that people changed after the last import that touched them, in the order of their ids.
    func changedSince() throws -> [ID<Transaction>] {
        var suspects: Set<ID<Transaction>> = []
        try forEachGroup(changed: true) { suspects.insert($0) }
        return try suspects.sorted().filter { id in
            guard let group = try write.transactions.group(id) else { return false }
            return try group.revision > imports.lastRevision(of: id)
        }
    }

    /// Transactions that the import made or changed; one can come twice.
    private func forEachGroup(changed: Bool, _ body: (ID<Transaction>) throws -> Void) throws {
        for group in try imports.changedGroups(of: id, withImage: false).sorted() { try body(group) }
        for (account, days) in spans.sorted(by: { $0.key < $1.key }) {
            try lines.groups(of: account, id, from: days.lowerBound, until: days.upperBound, changed: changed, row: body)
        }
    }
}
