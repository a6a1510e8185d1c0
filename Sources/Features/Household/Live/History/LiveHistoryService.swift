import HouseholdModel
import Ledger
import Models
import ServiceKit
import Services
import Storage

/// The audit trail as shown to members. Reads columns only, no undo images.
struct LiveHistoryService: HistoryServiceProtocol {
    let context: ServiceContext

    var kinds: [HistoryKind] { context.modules.actions.kinds }

    func fetchHistory(_ filter: HistoryFilter, before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage {
        let limit = min(max(limit, 1), 200)
        return try await context.read { connection in
            let household = context.household.id
            let audit = AuditRepository(connection, household: household)
            let (shown, next) = try audit.page(before: before, limit: limit, filter: try rowFilter(filter))
            let members = try MemberRepository(connection, household: household).all()
            let authors = members.map { HistoryPage.Author(id: $0.id, name: $0.displayName) }.sorted { $0.name.folded < $1.name.folded }
            guard let newest = shown.first?.record.id, let oldest = shown.last?.record.id else {
                return HistoryPage(entries: [], next: next, members: authors)
            }
            // Also of those who have left.
            let names = try MemberRepository(connection, household: household).names()
            let moments = try Moment.moments(at: shown.map(\.record.at), in: context.household.timeZone)
            let ledgerAccounts = Dictionary(
                try LedgerAccountRepository(connection, household: household).all().map { ($0.id, $0) },
                uniquingKeysWith: { first, _ in first })
            let groups = try audit.groups(from: oldest, through: newest)
            let accounts = try audit.accounts(from: oldest, through: newest)
            let changes = shown.map { row in
                RecordedChange(row, groups: groups[row.record.id] ?? [], accounts: accounts[row.record.id] ?? [])
            }
            let reading = UndoReading(connection, household: household, member: context.member, ledgerAccounts: ledgerAccounts)
            let obstacles = try context.modules.ledger.obstacles(to: changes.filter { !$0.record.isUndone }, in: reading)
            let actions = context.modules.actions
            let details = try actions.details(of: changes, in: reading)
            let targets = try HistoryTargets(changes, audit, ledgerAccounts, statements: actions.targets)
            let entries = zip(changes, moments).map { change, moment in
                let record = change.record
                let own = details[record.id] ?? HistoryDetails()
                var entry = HistoryEntry(
                    record: record, title: actions.title(of: record.action), subject: actions.subject(of: record),
                    memberName: record.member.map { names[$0] ?? "" }, moment: moment, undo: undo(of: record, own.undo),
                    entry: Self.entry(of: change, ledgerAccounts))
                entry.target = own.target ?? targets.target(of: change)
                entry.changes = record.changes.compactMap { HistoryEntry.Change($0, ledgerAccounts) }
                entry.figures = own.figures
                // The undo of an object is recorded with the object.
                if own.undo != nil { entry.record.isUndone = entry.undo == nil }
                if case .change = entry.undo {
                    if !context.modules.ledger.permits(change, in: reading) {
                        entry.undo = nil
                    } else if let obstacle = obstacles[record.id] {
                        (entry.undo, entry.undoObstacle) = (nil, obstacle)
                    }
                }
                return entry
            }
            return HistoryPage(entries: entries, next: next, members: authors)
        }
    }

    func undo(_ object: ObjectReference, force: Bool, allowsClosedDays: Bool) async throws -> ObjectUndo {
        for module in context.modules.objectUndoing {
            if let undone = try await module.undo(object, force: force, allowsClosedDays: allowsClosedDays, in: context) { return undone }
        }
        throw ServiceError.notFound
    }

    /// - Parameter own: the undo by the module of the change; nil: by the ledger.
    private func undo(of record: AuditRecord, _ own: HistoryDetails.Undo?) -> HistoryEntry.Undo? {
        switch own {
        case .done: return nil
        case .possible(let object): return .object(object)
        case nil: return context.modules.ledger.isUndoable(record.action) && !record.isUndone ? .change(record.id) : nil
        }
    }

    private func rowFilter(_ filter: HistoryFilter) throws -> AuditRepository.Filter {
        let zone = context.household.timeZone
        let member: Int64? =
            switch filter.author {
            case nil: nil
            case .commandLine: 0
            case .member(let id): id.rawValue
            }
        return AuditRepository.Filter(
            member: member, actions: filter.kind.map { Set($0.titles.keys) } ?? [],
            from: try filter.from.map { try Moment.start(of: $0, in: zone) },
            before: try filter.until.map { try Moment.start(of: $0.adding(days: 1), in: zone) })
    }

    /// The one transaction of a record after the change, or before its deletion, as seen from an own account. Nil if the record concerns several or
    /// none, if the state is not known any more, or if its accounts do not exist any more.
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
