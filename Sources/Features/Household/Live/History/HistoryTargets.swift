import Ledger
import Models
import Storage

/// The objects of the changes of a page, if they exist, read with one statement for each kind of object.
struct HistoryTargets {
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    /// The objects in tables of their own, by kind: selects those of some ids that exist.
    private let statements: [ObjectReference.Kind: SQL]
    private var existing: [ObjectReference.Kind: Set<Int64>] = [:]

    init(
        _ changes: [RecordedChange], _ audit: AuditRepository, _ ledgerAccounts: [LedgerAccountID: LedgerAccountRecord],
        statements: [ObjectReference.Kind: SQL]
    ) throws {
        self.ledgerAccounts = ledgerAccounts
        self.statements = statements
        var asked: [ObjectReference.Kind: Set<Int64>] = [:]
        for change in changes {
            guard let target = named(change.record.target), let id = target.number else { continue }
            asked[target.kind, default: []].insert(id)
        }
        for (kind, ids) in asked {
            if let statement = statements[kind] { existing[kind] = try audit.existing(ids, by: statement) }
        }
    }

    func target(of change: RecordedChange) -> ObjectReference? {
        if let target = named(change.record.target) { return exists(target) ? target : nil }
        let there = change.groups.filter(\.exists)
        // After two transactions were joined into a transfer, only one remains.
        guard there.count == 1, let group = there.first?.group.id else { return nil }
        return ObjectReference(group)
    }

    private func exists(_ target: ObjectReference) -> Bool {
        guard let id = target.number else { return false }
        guard let role = Self.roles[target.kind] else { return existing[target.kind]?.contains(id) == true }
        return ledgerAccounts[LedgerAccountID(rawValue: id)]?.role == role
    }

    /// Objects that are ledger accounts, with their role.
    private static let roles: [ObjectReference.Kind: LedgerAccountRole] = [
        Account.referenceKind: .own, Models.Category.referenceKind: .category,
    ]

    /// The object of an id with its prefix.
    private func named(_ text: String) -> ObjectReference? {
        guard let object = ObjectReference(text), Self.roles[object.kind] != nil || statements[object.kind] != nil else { return nil }
        return object
    }
}
