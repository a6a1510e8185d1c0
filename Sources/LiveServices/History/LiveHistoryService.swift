import Models
import Services
import Storage

/// The audit trail as people read it.
struct LiveHistoryService: HistoryServiceProtocol {
    let context: ServiceContext

    func fetchHistory(before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage {
        let limit = min(max(limit, 1), 200)
        return try context.read { connection in
            let household = context.household.id
            // One more than is shown tells whether there are others.
            let rows = try AuditRepository(connection, household: household).page(before: before, limit: limit + 1)
            let members = try MemberRepository(connection).all(of: household)
            let names = Dictionary(members.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
            let moments = try Moment.moments(at: rows.map(\.record.at), in: context.household.timeZone)
            let imports = ImportRepository(connection, household: household)
            let groups = try HistoryGroups(connection, household: household)
            let entries = try zip(rows, moments).prefix(limit).map { row, moment in
                var record = row.record
                let undo = try undo(of: row, imports)
                // An import that was taken back is marked where imports are kept.
                if record.action == .importStatements { record.isUndone = undo == nil }
                return HistoryEntry(
                    record: record, memberName: record.member.map { names[$0] ?? "" }, moment: moment, undo: undo,
                    entry: try groups.entry(of: row))
            }
            return HistoryPage(entries: entries, next: rows.count > limit ? entries.last?.record.id : nil)
        }
    }

    private func undo(
        of row: (record: AuditRecord, image: String), _ imports: ImportRepository
    ) throws -> HistoryEntry.Undo? {
        if row.record.action == .importStatements {
            guard let id = ID<StatementImport>(row.image), try imports.isUndone(id) == false else { return nil }
            return .statements(id)
        }
        guard row.record.action.hasWayBack, !row.record.isUndone else { return nil }
        return .change(row.record.id)
    }
}
