import Ledger
import Models
import Services
import Storage

/// The objects of the changes of a page, if they exist, read with one statement for each kind of object.
struct HistoryTargets {
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    private var existing: [ObjectReference.Kind: Set<Int64>] = [:]

    init(
        _ changes: [RecordedChange], _ audit: AuditRepository, _ ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    ) throws {
        self.ledgerAccounts = ledgerAccounts
        var asked: [ObjectReference.Kind: Set<Int64>] = [:]
        for change in changes {
            guard let target = Self.named(change.record.target), let id = target.number else { continue }
            asked[target.kind, default: []].insert(id)
        }
        for (kind, ids) in asked { existing[kind] = try audit.existing(ids, of: kind) }
    }

    func target(of change: RecordedChange) -> ObjectReference? {
        if let id = ID<StatementImport>(change.reference) { return ObjectReference(id) }
        if let target = Self.named(change.record.target) { return exists(target) ? target : nil }
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
    private static func named(_ text: String) -> ObjectReference? {
        guard let object = ObjectReference(text), roles[object.kind] != nil || AuditRepository.targets[object.kind] != nil else {
            return nil
        }
        return object
    }
}
