import Ledger
import Models
import Services
import Storage

/// The audit trail as shown to members.
struct LiveHistoryService: HistoryServiceProtocol {
    let context: ServiceContext

    func fetchHistory(before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage {
        let limit = min(max(limit, 1), 200)
        return try await context.read { connection in
            let household = context.household.id
            // One more row than shown tells whether there is another page.
            let rows = try AuditRepository(connection, household: household).page(before: before, limit: limit + 1)
            let members = try MemberRepository(connection).all(of: household)
            let names = Dictionary(members.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
            let moments = try Moment.moments(at: rows.map(\.record.at), in: context.household.timeZone)
            let ledgerAccounts = Dictionary(
                try LedgerAccountRepository(connection, household: household).all().map { ($0.id, $0) },
                uniquingKeysWith: { first, _ in first })
            let changes = try rows.map { try Self.changes(of: $0.record.action, $0.image) }
            var groups = HistoryEntryReader(connection, household: household, ledgerAccounts: ledgerAccounts)
            for change in changes { groups.add(change) }
            let reading = UndoReading(connection, household: household, ledgerAccounts: ledgerAccounts)
            let imports = ImportRepository(connection, household: household)
            let entries = try zip(zip(rows, changes), moments).prefix(limit).map { row, moment in
                let ((record, image), changes) = row
                var entry = HistoryEntry(
                    record: record, memberName: record.member.map { names[$0] ?? "" }, moment: moment,
                    undo: try undo(of: record, image, imports), entry: try groups.entry(of: record.action, changes))
                // The undo of an import is recorded with the import.
                if record.action == .importStatements { entry.record.isUndone = entry.undo == nil }
                if case .change = entry.undo, let image,
                    let obstacle = try context.modules.ledger.obstacle(
                        to: RecordedChange(record, image: image, groups: changes), in: reading)
                {
                    (entry.undo, entry.undoObstacle) = (nil, obstacle)
                }
                return entry
            }
            return HistoryPage(entries: entries, next: rows.count > limit ? entries.last?.record.id : nil)
        }
    }

    private func undo(of record: AuditRecord, _ image: String?, _ imports: ImportRepository) throws -> HistoryEntry.Undo? {
        if record.action == .importStatements {
            guard let id = image.flatMap({ ID<StatementImport>($0) }), try imports.isUndone(id) == false else { return nil }
            return .statements(id)
        }
        guard context.modules.ledger.isUndoable(record.action), !record.isUndone else { return nil }
        return .change(record.id)
    }

    /// The group changes in a record's image; empty if it is another kind of image, or too long to be read for a list.
    private static func changes(of action: AuditRecord.Action, _ image: String?) throws -> [GroupChange] {
        guard TransactionUndo.actions.contains(action), let image, !image.isEmpty else { return [] }
        return try GroupChange.decode(image)
    }
}
