import Models

extension AuditRecord.Action {
    /// Whether `LedgerUndo` can undo the action.
    var isUndoable: Bool {
        switch self {
        case .add, .edit, .split, .delete, .undo, .adjust, .attach, .detach: true
        case .deleteAccount, .mergeAccounts, .mergeCategories, .deleteRule: true
        case .useBenefit, .undoBenefitUse, .deleteCard, .removeBenefit: true
        case .deleteGoal: true
        default: false
        }
    }
}
