import Models
import Storage

/// Checks whether an import can be undone: closed days, and transactions that members changed since.
///
/// Transactions are validated one after the other; only changed ones are collected.
struct ImportUndoCheck {
    private let write: UnitOfWork
    private let id: ID<StatementImport>
    private let lines: StatementLineRepository
    private let imports: ImportRepository
    private let spans: [ID<Account>: ClosedRange<Day>]

    /// - Parameter spans: range of days of the import's lines, by account.
    init(
        _ write: UnitOfWork, of id: ID<StatementImport>, lines: StatementLineRepository, imports: ImportRepository,
        spans: [ID<Account>: ClosedRange<Day>]
    ) {
        self.write = write
        self.id = id
        self.lines = lines
        self.imports = imports
        self.spans = spans
    }

    /// - Throws: `ServiceError.closedDay` if a transaction of the import is on a closed day, unless `allowsClosedDays`.
    func requireOpen() throws {
        guard try !write.allowsClosedDays && !write.closedDays().isEmpty else { return }
        try forEachGroup(changed: false) { group in
            if let group = try write.transactions.group(group) { try write.requireOpen(group) }
        }
    }

    /// Transactions changed by members after the last import that touched them, ordered by id.
    func changedSince() throws -> [ID<Transaction>] {
        var suspects: Set<ID<Transaction>> = []
        try forEachGroup(changed: true) { suspects.insert($0) }
        return try suspects.sorted().filter { id in
            guard let group = try write.transactions.group(id) else { return false }
            return try group.revision > imports.lastRevision(of: id)
        }
    }

    /// Calls the body for transactions created or changed by the import; may repeat some.
    private func forEachGroup(changed: Bool, _ body: (ID<Transaction>) throws -> Void) throws {
        for group in try imports.changedGroups(of: id, withImage: false).sorted() { try body(group) }
        for (account, days) in spans.sorted(by: { $0.key < $1.key }) {
            try lines.groups(of: account, id, from: days.lowerBound, until: days.upperBound, changed: changed, row: body)
        }
    }
}
