import Ledger
import Models
import Services
import Storage

/// The objects of the changes of a page, if they exist, read with one statement for each kind of object.
struct HistoryTargets {
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private var existing: [AuditRepository.TargetTable: Set<Int64>] = [:]

    init(
        _ changes: [RecordedChange], _ audit: AuditRepository, _ ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    ) throws {
        self.ledgerAccounts = ledgerAccounts
        var asked: [AuditRepository.TargetTable: Set<Int64>] = [:]
        for change in changes {
            guard let target = Self.named(change.record.target), let table = Self.row(of: target) else { continue }
            asked[table.0, default: []].insert(table.1)
        }
        for (table, ids) in asked { existing[table] = try audit.existing(ids, in: table) }
    }

    func target(of change: RecordedChange) -> HistoryEntry.Target? {
        if let id = ID<StatementImport>(change.reference) { return .statements(id) }
        if let target = Self.named(change.record.target) { return exists(target) ? target : nil }
        let there = change.groups.filter(\.exists)
        // After two transactions were joined into a transfer, only one remains.
        guard there.count == 1, let group = there.first?.group.id else { return nil }
        return .transaction(group)
    }

    // MARK: - Private

    private func exists(_ target: HistoryEntry.Target) -> Bool {
        switch target {
        case .account(let id): return ledgerAccounts[LedgerAccountID(id)]?.role == .own
        case .category(let id): return ledgerAccounts[LedgerAccountID(id)]?.role == .category
        default:
            guard let (table, id) = Self.row(of: target) else { return false }
            return existing[table]?.contains(id) == true
        }
    }

    private static func row(of target: HistoryEntry.Target) -> (AuditRepository.TargetTable, Int64)? {
        switch target {
        case .transaction, .statements, .account, .category: nil
        case .rule(let id): (.rules, id.rawValue)
        case .transfer(let id): (.transfers, id.rawValue)
        case .standingOrder(let id): (.standingOrders, id.rawValue)
        case .beneficiary(let id): (.beneficiaries, id.rawValue)
        case .card(let id): (.cards, id.rawValue)
        case .goal(let id): (.goals, id.rawValue)
        case .subscription(let id): (.subscriptions, id.rawValue)
        case .expectedItem(let id): (.expectedItems, id.rawValue)
        case .person(let id): (.people, id.rawValue)
        case .group(let id): (.groups, id.rawValue)
        }
    }

    /// The object of an id with its prefix.
    private static func named(_ text: String) -> HistoryEntry.Target? {
        if let id = ID<Account>(text) { return .account(id) }
        if let id = ID<Models.Category>(text) { return .category(id) }
        if let id = ID<CategoryRule>(text) { return .rule(id) }
        if let id = ID<Transfer>(text) { return .transfer(id) }
        if let id = ID<StandingOrder>(text) { return .standingOrder(id) }
        if let id = ID<Beneficiary>(text) { return .beneficiary(id) }
        if let id = ID<Card>(text) { return .card(id) }
        if let id = ID<SavingsGoal>(text) { return .goal(id) }
        if let id = ID<Subscription>(text) { return .subscription(id) }
        if let id = ID<ExpectedItem>(text) { return .expectedItem(id) }
        if let id = ID<Person>(text) { return .person(id) }
        if let id = ID<PeopleGroup>(text) { return .group(id) }
        return nil
    }
}
