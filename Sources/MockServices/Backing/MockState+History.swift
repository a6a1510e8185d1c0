import Models
import Services

/// The history as people read it.
extension MockState {

    func entry(of record: AuditRecord) -> HistoryEntry {
        var record = record
        let undo = undo(of: record)
        if record.action == .importStatements { record.isUndone = undo == nil }
        return HistoryEntry(
            record: record, memberName: record.member.map { id in members.profiles.first { $0.id == id }?.displayName ?? "" },
            moment: Moment(mockAt: record.at), undo: undo)
    }

    private func undo(of record: AuditRecord) -> HistoryEntry.Undo? {
        if record.action == .importStatements {
            let made = imports.last { $0.files.joined(separator: ", ") == record.subject }
            return made.flatMap { $0.isUndone ? nil : .statements($0.id) }
        }
        return record.action.hasMockWayBack && !record.isUndone ? .change(record.id) : nil
    }
}

extension AuditRecord.Action {
    /// Whether a change can be taken back with `TransactionServiceProtocol.undo`.
    var hasMockWayBack: Bool {
        switch self {
        case .add, .edit, .split, .delete, .undo, .adjust, .attach, .detach: true
        case .deleteAccount, .mergeAccounts, .mergeCategories, .deleteRule: true
        case .deleteCard, .removeBenefit, .useBenefit, .undoBenefitUse, .deleteGoal: true
        default: false
        }
    }
}
