import Ledger
import Models
import Services
import Storage

/// The audit trail as shown to members. Reads columns only, no undo images.
struct LiveHistoryService: HistoryServiceProtocol {
    let context: ServiceContext

    func fetchHistory(before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage {
        let limit = min(max(limit, 1), 200)
        return try await context.read { connection in
            let household = context.household.id
            let audit = AuditRepository(connection, household: household)
            // One more row than shown tells whether there is another page.
            let rows = try audit.page(before: before, limit: limit + 1)
            let shown = rows.prefix(limit)
            guard let newest = shown.first?.record.id, let oldest = shown.last?.record.id else {
                return HistoryPage(entries: [], next: nil)
            }
            let members = try MemberRepository(connection).all(of: household)
            let names = Dictionary(members.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
            let moments = try Moment.moments(at: shown.map(\.record.at), in: context.household.timeZone)
            let ledgerAccounts = Dictionary(
                try LedgerAccountRepository(connection, household: household).all().map { ($0.id, $0) },
                uniquingKeysWith: { first, _ in first })
            let groups = try audit.groups(from: oldest, through: newest)
            let accounts = try audit.accounts(from: oldest, through: newest)
            let reading = UndoReading(connection, household: household, ledgerAccounts: ledgerAccounts)
            let imports = ImportRepository(connection, household: household)
            let entries = try zip(shown, moments).map { row, moment in
                let record = row.record
                let change = RecordedChange(row, groups: groups[record.id] ?? [], accounts: accounts[record.id] ?? [])
                var entry = HistoryEntry(
                    record: record, memberName: record.member.map { names[$0] ?? "" }, moment: moment, undo: try undo(of: row, imports),
                    entry: Self.entry(of: change, ledgerAccounts))
                // The undo of an import is recorded with the import.
                if record.action == .importStatements { entry.record.isUndone = entry.undo == nil }
                if case .change = entry.undo, let obstacle = try context.modules.ledger.obstacle(to: change, in: reading) {
                    (entry.undo, entry.undoObstacle) = (nil, obstacle)
                }
                return entry
            }
            return HistoryPage(entries: entries, next: rows.count > limit ? entries.last?.record.id : nil)
        }
    }

    private func undo(of entry: AuditRepository.Entry, _ imports: ImportRepository) throws -> HistoryEntry.Undo? {
        if entry.record.action == .importStatements {
            guard let id = ID<StatementImport>(entry.reference), try imports.isUndone(id) == false else { return nil }
            return .statements(id)
        }
        guard context.modules.ledger.isUndoable(entry.record.action), !entry.record.isUndone else { return nil }
        return .change(entry.record.id)
    }

    /// The one transaction of a record after the change, or before its deletion, as seen from an own account. Nil if the record is about
    /// several or none, if the state is not known any more, or if its accounts do not exist any more.
    private static func entry(
        of change: RecordedChange, _ ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    ) -> HistoryEntry.Entry? {
        switch change.record.action {
        case .add, .edit, .split, .delete: break
        default: return nil
        }
        guard change.groups.count == 1 else { return nil }
        for side in change.groups[0].group.sides {
            guard let record = ledgerAccounts[side.ledgerAccount], record.role == .own, record.currency == side.amount.currency else {
                continue
            }
            return HistoryEntry.Entry(accountName: record.name, day: side.day, amount: side.amount)
        }
        return nil
    }
}
